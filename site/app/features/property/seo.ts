import {defineSeo} from '../../core/page-seo.ts'
import {cardOfProperty} from '../../og-image/card-facts.ts'
import type {PropertyData} from './load.ts'
import {propertyFacts} from './structured-data/listing.ts'

export default defineSeo<PropertyData>({
  structuredData: propertyFacts,
  ogImage: ({property}, i18n) => cardOfProperty(property, i18n),
})
