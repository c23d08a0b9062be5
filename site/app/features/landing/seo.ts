import type {FeatureSeo} from '../../core/page-seo.ts'
import {firstPictureOf, priceLine} from '../../og-image/card-facts.ts'
import {landingFacts} from '../property/structured-data/listing.ts'
import type {LandingData} from './load.ts'

export default {
  landing: {
    structuredData: landingFacts,
    ogImage: ({launch, property}: LandingData, i18n) => ({
      title: launch.heading,
      section: launch.place,
      line: priceLine(property, i18n),
      picture: firstPictureOf(property),
    }),
  },
} satisfies FeatureSeo
