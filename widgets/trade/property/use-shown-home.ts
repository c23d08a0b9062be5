import {useEffect, useState} from 'react'
import {onAddressChange} from '#kit/core/page-address.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {isRent} from '../contract/rent.ts'
import {showHome} from './shown-home.ts'
import {type SlugSource, slugOf} from './slug-of.ts'

/** Enquiries of this element, or of this page, are about that home while it is shown. */
export function useShownHome(slug: string | undefined, purpose?: string) {
  const {host} = useServices()
  useEffect(() => {
    if (!slug) return
    const offer = purpose && (isRent(purpose) ? 'RENT' : 'BUY')
    return showHome(host, {slug, offer: offer || undefined})
  }, [host, slug, purpose])
}

/** The slug of a view: of the attributes or of the page's address, also after that has changed. */
export function useSlug({slug, slugFrom}: SlugSource) {
  const [now, setNow] = useState(() => slugOf({slug, slugFrom}))
  useEffect(() => {
    const read = () => setNow(slugOf({slug, slugFrom}))
    read()
    return slugFrom ? onAddressChange(read) : undefined
  }, [slug, slugFrom])
  return now
}
