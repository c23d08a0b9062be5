import {defineSeo} from '../../../core/page-seo.ts'
import careersStill from '../../../media/films/careers/careers-960.webp'
import type {OpeningsData} from '../opening.ts'
import {careersFacts} from '../structured-data.ts'

export default defineSeo<OpeningsData>({
  structuredData: careersFacts,
  ogImage: () => ({siteImage: careersStill}),
})
