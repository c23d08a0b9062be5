import type {FeatureSeo} from '../../core/page-seo.ts'
import {cardOfProperty} from '../../og-image/card-facts.ts'
import type {PropertyData} from './load.ts'
import {propertyFacts} from './structured-data/listing.ts'

export default {
  property: {
    structuredData: propertyFacts,
    ogImage: ({property}: PropertyData, i18n) => cardOfProperty(property, i18n),
  },
} satisfies FeatureSeo
