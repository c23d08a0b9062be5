import {defineSeo} from '../../core/page-seo.ts'
import {cardOfProperty} from '../../og-image/card-facts.ts'
import type {ProjectData} from '../property/load.ts'
import {projectFacts} from '../property/structured-data/listing.ts'

export default defineSeo<ProjectData>({
  structuredData: projectFacts,
  ogImage: ({property}, i18n) => cardOfProperty(property, i18n),
})
