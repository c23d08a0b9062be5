import type {ReactNode} from 'react'
import {useSite} from '../../core/site-context.tsx'

interface ShortlistHeadProps {
  heading: string
  lead: string
  count?: number
  /** Actions on the list. */
  children?: ReactNode
}

export function ShortlistHead({heading, lead, count, children}: ShortlistHeadProps) {
  const {i18n} = useSite()
  return (
    <div className="shortlist__head">
      <div className="shortlist__words">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="shortlist__row">
        <p className="shortlist__count" role="status">
          {count !== undefined &&
            i18n._(/*i18n*/ '{count, plural, one {# home} other {# homes}}', {count})}
        </p>
        {children}
      </div>
    </div>
  )
}
