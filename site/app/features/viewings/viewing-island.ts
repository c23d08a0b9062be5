/** The hours of a page: in a static section, whose widget is fetched when it is near. */
import {useEffect} from 'react'
import {lazyElement, useStaticIsland} from '../../islands/island.tsx'

export const viewingHours = lazyElement(
  'ocp-viewing',
  'near',
  () => import('../../../../widgets/viewing/element.ts'),
)

/** The path of the page with hours from which an enquiry was sent; the page of thanks leads back to it. */
export const sentFrom = {path: ''}

/** Hydrates the section, and leads to it after an enquiry was sent. */
export function useViewingSection() {
  useStaticIsland(viewingHours)
  useEffect(() => {
    const offer = async ({detail}: CustomEventInit<{form: string}>) => {
      sentFrom.path = document.getElementById('viewing') ? location.pathname : ''
      const {offerHours} = await import('./offer-hours.ts')
      offerHours(detail?.form)
    }
    // Before the page leaves for that of thanks.
    document.addEventListener('ocp-submit', offer, true)
    return () => document.removeEventListener('ocp-submit', offer, true)
  }, [])
}
