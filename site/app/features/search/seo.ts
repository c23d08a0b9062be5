import {propertyPath} from '#trade/property/property-path.ts'
import {defineSeo} from '../../core/page-seo.ts'
import {firstPictureOf} from '../../og-image/card-facts.ts'
import {collection} from '../../structured-data/item-list.ts'
import type {ListData} from './page.tsx'

export default defineSeo<ListData>({
  /** The homes that a search has found, as far as the page lists them. */
  structuredData: ({results}, context) =>
    collection(
      (results?.properties ?? []).map(({name, slug}) => ({name, href: propertyPath(slug)})),
      context,
    ),
  ogImage: ({results}) => ({picture: firstPictureOf(results?.properties[0])}),
})
