import {type ReactNode, useContext} from 'react'
import {SiteProvider, useSite} from '../core/site-context.tsx'
import {IslandFiller} from './island.tsx'
import {SharedParts} from './widget-services.tsx'

/**
 * Lets parts of the page work inside an element in the document, whose React tree is its own: as the
 * `content` of the element, they see what the page sees.
 */
export function usePartsInside() {
  const site = useSite()
  const fill = useContext(IslandFiller)
  return (part: ReactNode) => (
    <IslandFiller value={fill}>
      <SiteProvider value={site}>
        <SharedParts>{part}</SharedParts>
      </SiteProvider>
    </IslandFiller>
  )
}
