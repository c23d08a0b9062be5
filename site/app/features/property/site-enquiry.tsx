/** On the site an accepted enquiry leads to the page of thanks, where the file is fetched. */
import type {ReactNode} from 'react'
import {isInAppBrowser} from '#kit/ui/in-app-browser.ts'
import type {Download} from '#trade/enquiry/download.ts'
import {type Ask, Asking, type AskingProps} from '#trade/enquiry/enquiry-links.tsx'
import {useSite} from '../../core/site-context.tsx'
import {goTo} from '../../navigation/replace-url.ts'
import {toTop} from '../../navigation/scroll-to-top.ts'
import {rememberDownload} from '../contact/thank-you/wanted-download.ts'
import {rememberHours} from '../viewings/sent-from.ts'

interface SiteAskingProps {
  property: AskingProps['property'] & {slug: string}
  children: ReactNode
}

/** `?download=brochure` in the page's address, as in its links, opens the dialog at once. */
export function SiteAsking({property, children}: SiteAskingProps) {
  const {path} = useSite()
  return (
    <Asking
      property={property}
      first={requestedEnquiry(path, property)}
      onSent={wanted => goToThanks(wanted, property.slug)}
      onSubscribed={toTop}
    >
      {children}
    </Asking>
  )
}

/** In the browser of an app the address names the file: the page may be opened in another browser. */
export function goToThanks(wanted: Download | null = null, slug = '') {
  if (wanted) rememberDownload(wanted)
  rememberHours()
  const named = wanted && isInAppBrowser() ? thanksFor(wanted, slug) : ''
  goTo(`/thank-you${named}`)
}

const thanksFor = ({kind}: Download, slug: string) =>
  `?${new URLSearchParams({download: kind, of: slug})}`

function requestedEnquiry(path: string, property: AskingProps['property']): Ask | undefined {
  const kind = new URLSearchParams(path.split('?')[1]).get('download')
  if (kind !== 'brochure' && kind !== 'floor_plan') return undefined
  return property[kind] ? kind : undefined
}
