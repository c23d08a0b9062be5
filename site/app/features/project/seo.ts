import type {FeatureSeo} from '../../core/page-seo.ts'
import {cardOfProperty} from '../../og-image/card-facts.ts'
import type {ProjectData} from '../property/load.ts'
import {projectFacts} from '../property/structured-data/listing.ts'

export default {
  project: {
    structuredData: projectFacts,
    ogImage: ({property}: ProjectData, i18n) => cardOfProperty(property, i18n),
  },
} satisfies FeatureSeo
