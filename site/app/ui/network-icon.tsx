/** The signs of social networks, on the grid of the other signs. */
import {Stroke} from './icon.tsx'

const INSTAGRAM =
  'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2zM16.7 7.2v.2'

const shapes = {
  LinkedIn:
    'M7 9.7H4V20h3zM5.5 4.2a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM20 14.1c0-3.1-1.6-4.6-3.8-4.6-1.7 0-2.5 1-3 1.6V9.7h-2.9V20h3v-5.6c0-1.5.6-2.5 1.9-2.5s1.8 1 1.8 2.5V20h3z',
  Twitter:
    'M20.5 6.6c-.6.3-1.3.5-2 .6.7-.4 1.3-1.1 1.5-1.9-.7.4-1.4.7-2.2.9a3.5 3.5 0 0 0-6 3.2 9.9 9.9 0 0 1-7.2-3.7 3.5 3.5 0 0 0 1.1 4.7c-.6 0-1.1-.2-1.6-.4 0 1.7 1.2 3.1 2.8 3.5-.5.1-1 .2-1.6.1.4 1.4 1.7 2.4 3.3 2.4a7 7 0 0 1-5.1 1.4A9.9 9.9 0 0 0 18.7 8.6c.7-.5 1.3-1.2 1.8-2z',
  TikTok:
    'M15.9 4h-2.8v11.1a2.3 2.3 0 1 1-1.6-2.2V10a5.1 5.1 0 1 0 4.4 5.1V9.5a6.4 6.4 0 0 0 3.7 1.2V7.9A3.7 3.7 0 0 1 15.9 4z',
  Facebook:
    'M13.5 20.5v-7h2.5l.4-2.9h-2.9V8.7c0-.8.3-1.4 1.5-1.4h1.5V4.7c-.3 0-1.2-.1-2.2-.1-2.2 0-3.7 1.3-3.7 3.8v2.2H8.1v2.9h2.5v7z',
}

export type Network = keyof typeof shapes | 'Instagram'

export const NetworkIcon = ({name}: {name: Network}) => (
  <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    {name === 'Instagram' ? (
      <Stroke path={INSTAGRAM} />
    ) : (
      <path d={shapes[name]} fill="currentColor" />
    )}
  </svg>
)
