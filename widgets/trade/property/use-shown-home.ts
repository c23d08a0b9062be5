import {useEffect} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {isRent} from '../contract/rent.ts'
import {showHome} from './shown-home.ts'

/** Enquiries of this element, or of this page, are about that home while it is shown. */
export function useShownHome(slug: string | undefined, purpose?: string) {
  const {host} = useServices()
  useEffect(() => {
    if (!slug) return
    const offer = purpose && (isRent(purpose) ? 'RENT' : 'BUY')
    return showHome(host, {slug, offer: offer || undefined})
  }, [host, slug, purpose])
}
