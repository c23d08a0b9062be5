import {propertyPath} from '../../../../widgets/shared/property/property-path.ts'
import {collection} from '../../structured-data/item-list.ts'
import type {JsonLdContext} from '../../structured-data/json-ld.ts'
import type {ListData} from './page.tsx'

/** The homes that a search has found, as far as the page lists them. */
export const homesFacts = ({results}: ListData, context: JsonLdContext) =>
  collection(
    (results?.properties ?? []).map(({name, slug}) => ({name, href: propertyPath(slug)})),
    context,
  )
