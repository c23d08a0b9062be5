import {propertyPath} from '#trade/property/property-path.ts'
import type {FeatureSeo} from '../../core/page-seo.ts'
import {firstPictureOf} from '../../og-image/card-facts.ts'
import {collection} from '../../structured-data/item-list.ts'
import type {ListData} from './page.tsx'

export default {
  search: {
    /** The homes that a search has found, as far as the page lists them. */
    structuredData: ({results}: ListData, context) =>
      collection(
        (results?.properties ?? []).map(({name, slug}) => ({name, href: propertyPath(slug)})),
        context,
      ),
    ogImage: ({results}: ListData) => ({picture: firstPictureOf(results?.properties[0])}),
  },
} satisfies FeatureSeo
