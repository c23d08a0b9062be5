import {defineSeo} from '../../../core/page-seo.ts'
import {imageOf} from '../../../og-image/card-facts.ts'
import {guidesFacts} from '../structured-data.ts'
import type {GuidesData} from './load.ts'

export default defineSeo<GuidesData>({
  structuredData: guidesFacts,
  ogImage: ({image, pictures, stories}) => ({
    picture: image ? {path: image, pictures} : imageOf(stories[0]),
  }),
})
