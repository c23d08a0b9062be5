import {defineSeo} from '../../core/page-seo.ts'
import {priceLine} from '../../og-image/card-facts.ts'
import {landingFacts} from '../property/structured-data/listing.ts'
import type {LandingData} from './load.ts'

export default defineSeo<LandingData>({
  structuredData: landingFacts,
  ogImage: ({launch, property}, i18n) => ({
    title: launch.heading,
    section: launch.place,
    line: priceLine(property, i18n),
  }),
})
