/**
 * A link to an enquiry: where the page listens (`enquiry/asking.tsx`) it opens a dialog,
 * elsewhere and without JavaScript it leads to a form.
 */

import {useServices} from '#kit/core/view/use-services.ts'
import type {Property} from '../../contract/entities.ts'

export function CallLink({className}: {className: string}) {
  const {i18n} = useServices()
  return (
    <a className={className} href="#contact" data-ask="call">
      {i18n._('Request a Call')}
    </a>
  )
}

interface DownloadLinkProps {
  property: Property
  kind: 'brochure' | 'floor_plan'
  /** The path of the property's page, from its slash. */
  path: string
  className?: string
}

/** Nothing where the record has no such file. */
export function DownloadLink({property, kind, path, className}: DownloadLinkProps) {
  const {i18n, page} = useServices()
  if (!property[kind]) return null
  return (
    <a className={className} href={page(`${path}?download=${kind}#contact`)} data-ask={kind}>
      {kind === 'brochure' ? i18n._('Download Brochure') : i18n._('Download Floor Plan')}
    </a>
  )
}
