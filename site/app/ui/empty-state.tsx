/** Replaces the content of a page, or of a part: the reason why there is nothing, and ways on. */
import type {ReactNode} from 'react'
import {useSite} from '../core/site-context.tsx'
import {PhoneLink} from './contact-agency.tsx'
import {Link} from './link.tsx'

interface NothingHereProps {
  text: string
  /** Loading failed, so that it may be tried again. */
  failed?: boolean
  /** Links elsewhere. */
  children?: ReactNode
}

export function NothingHere({text, failed = false, children}: NothingHereProps) {
  const {i18n, path} = useSite()
  return (
    <div className="nothing-here">
      <p className="lead">{text}</p>
      <p className="actions">
        {failed && (
          <Link className="button button--primary" href={path}>
            {i18n._('Try again')}
          </Link>
        )}
        {children}
        {failed && <PhoneLink />}
      </p>
    </div>
  )
}

interface NoPageProps {
  /** The block that sets the page's measures. */
  block: 'places' | 'team'
  heading: string
  text: string
  /** A link to all of its kind. */
  all: {href: string; name: string}
}

/** A page whose record failed to load. */
export const NoPage = ({block, heading, text, all}: NoPageProps) => (
  <div className={`${block} wrap`}>
    <header className="places__head">
      <h1>{heading}</h1>
    </header>
    <NothingHere failed text={text}>
      <Link className="button button--quiet" href={all.href}>
        {all.name}
      </Link>
    </NothingHere>
  </div>
)
