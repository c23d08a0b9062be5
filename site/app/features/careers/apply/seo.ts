import {defineSeo} from '../../../core/page-seo.ts'
import careersStill from '../../../media/films/careers/careers-960.webp'
import type {OpeningShown} from '../load.ts'
import {openingFacts} from '../structured-data.ts'

export default defineSeo<OpeningShown>({
  structuredData: openingFacts,
  ogImage: ({line}) => ({line, siteImage: careersStill}),
})
