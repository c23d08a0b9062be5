import {Link} from '../../../ui/link.tsx'

interface SectionHeadProps {
  heading: string
  /** The page that has all of what the section begins. */
  all: {href: string; name: string}
}

/** The heading of a section, and the way to the rest of it. */
export const SectionHead = ({heading, all}: SectionHeadProps) => (
  <div className="home-head">
    <h2>{heading}</h2>
    <Link className="button button--quiet" href={all.href}>
      {all.name}
    </Link>
  </div>
)
