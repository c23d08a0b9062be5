import {propertyPath} from '../../../widgets/shared/property/property-path.ts'
import type {load} from '../pages/properties.tsx'
import {collection} from './list.ts'
import type {Telling} from './telling.ts'

/** The homes that a search has found, as far as the page lists them. */
export const homesFacts = ({results}: Awaited<ReturnType<typeof load>>, telling: Telling) =>
  collection(
    (results?.properties ?? []).map(({name, slug}) => ({name, href: propertyPath(slug)})),
    telling,
  )
