/** The site's few signs, drawn on a 24 px grid in the colour of their text. */
const strokes = {
  menu: 'M3 8h18M3 16h18',
  close: 'M5 5l14 14M19 5L5 19',
  chevron: 'M6 9.5l6 6 6-6',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c2.6 2.4 3.8 5.2 3.8 8.5s-1.2 6.1-3.8 8.5c-2.6-2.4-3.8-5.2-3.8-8.5S9.4 5.9 12 3.5z',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M7 11H5v9.5h14V11h-2',
  phone:
    'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 5 5.6 1.5 1.5 0 0 1 6.5 4z',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  WhatsApp:
    'M12 3.7a8.2 8.2 0 0 0-7.1 12.3L3.8 20.2l4.3-1.1A8.2 8.2 0 1 0 12 3.7zM9.2 8.2c-.7.4-1.1 1.1-.9 2 .5 2.5 2.8 4.8 5.3 5.4.9.2 1.7-.3 2-1v-1l-1.9-.9-.9.9c-1.1-.4-2.1-1.4-2.5-2.5l.9-.9-.9-2z',
  heart:
    'M12 20.5S3.5 15.6 3.5 9.4A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.5c0 6.2-8.5 11.1-8.5 11.1z',
  print: 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3L20.5 20.5',
}

export type IconName = keyof typeof strokes

export const Icon = ({name}: {name: IconName}) => (
  <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <Stroke path={strokes[name]} />
  </svg>
)

export const Stroke = ({path}: {path: string}) => (
  <path
    d={path}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)
