/** An empty state: a message, and links to continue. */
import type {ReactNode} from 'react'

interface WayOnProps {
  /** The name of the present page. */
  eyebrow?: ReactNode
  heading: string
  /** The level; `h2` below another heading of the first level. */
  Heading?: 'h1' | 'h2'
  lead: string
  /** Between heading and lead. */
  about?: ReactNode
  /** A picture beside the words. */
  window?: ReactNode
  className?: string
  /** Links, and other help. */
  children: ReactNode
}

export const WayOn = ({
  eyebrow,
  heading,
  Heading = 'h1',
  about,
  lead,
  window,
  className,
  children,
}: WayOnProps) => (
  <section className={className ? `${className} missing wrap` : 'missing wrap'}>
    <div className="missing__words">
      {eyebrow}
      <Heading>{heading}</Heading>
      {about}
      <p className="lead">{lead}</p>
      {children}
    </div>
    {window && <div className="missing__window">{window}</div>}
  </section>
)
