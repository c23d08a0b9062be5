import type {ReactNode} from 'react'

interface FrameProps {
  heading: string
  busy?: boolean
  children: ReactNode
}

/**
 * What shell and view have in common, so that nothing moves when one becomes the other.
 * @csspart heading - The heading above the list.
 */
export const Frame = ({heading, busy, children}: FrameProps) => (
  <div className="list" aria-busy={busy || undefined}>
    {heading && (
      <h2 className="heading" part="heading">
        {heading}
      </h2>
    )}
    {children}
  </div>
)
