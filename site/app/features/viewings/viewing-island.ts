/** The hours of a page: in a static section, whose widget is fetched when it is near. */
import {useEffect} from 'react'
import {lazyElement, useStaticIsland} from '../../islands/island.tsx'

export const viewingHours = lazyElement(
  'ocp-viewing',
  'near',
  () => import('../../../../widgets/viewing/element.ts'),
)

/** Hydrates the section, and leads to it after an enquiry was sent. */
export function useViewingSection() {
  useStaticIsland(viewingHours)
  useEffect(() => {
    const offer = async ({detail}: CustomEventInit<{form: string}>) => {
      const {offerHours} = await import('./offer-hours.ts')
      offerHours(detail?.form)
    }
    document.addEventListener('ocp-submit', offer)
    return () => document.removeEventListener('ocp-submit', offer)
  }, [])
}
