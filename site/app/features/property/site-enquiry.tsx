/** On the site an accepted enquiry leads to the page of thanks, where the file is fetched. */
import type {ReactNode} from 'react'
import type {Download} from '../../../../widgets/shared/enquiry/download.ts'
import {
  type Ask,
  Asking,
  type AskingProps,
} from '../../../../widgets/shared/enquiry/enquiry-links.tsx'
import {useSite} from '../../core/site-context.tsx'
import {goTo} from '../../navigation/replace-url.ts'
import {toTop} from '../../navigation/scroll-to-top.ts'
import {rememberDownload} from '../contact/thank-you/wanted-download.ts'

interface SiteAskingProps extends Pick<AskingProps, 'property'> {
  children: ReactNode
}

/** `?download=brochure` in the page's address, as in its links, opens the dialog at once. */
export function SiteAsking({property, children}: SiteAskingProps) {
  const {path} = useSite()
  return (
    <Asking
      property={property}
      first={requestedEnquiry(path, property)}
      onSent={goToThanks}
      onSubscribed={toTop}
    >
      {children}
    </Asking>
  )
}

export function goToThanks(wanted: Download | null = null) {
  if (wanted) rememberDownload(wanted)
  goTo('/thank-you')
}

function requestedEnquiry(path: string, property: AskingProps['property']): Ask | undefined {
  const kind = new URLSearchParams(path.split('?')[1]).get('download')
  if (kind !== 'brochure' && kind !== 'floor_plan') return undefined
  return property[kind] ? kind : undefined
}
