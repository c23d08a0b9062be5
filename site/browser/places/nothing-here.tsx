/** In place of what a page would show: why there is nothing, and ways on. */
import type {ReactNode} from 'react'
import {agency, phoneLink} from '../../../widgets/shared/agency.ts'
import {useSite} from '../site-context.tsx'

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
          <a className="button button--primary" href={path}>
            {i18n._('Try again')}
          </a>
        )}
        {children}
        {failed && (
          <a className="button button--quiet figures" href={phoneLink(agency.phone)}>
            {agency.phone}
          </a>
        )}
      </p>
    </div>
  )
}
