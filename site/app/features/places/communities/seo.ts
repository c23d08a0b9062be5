import {defineSeo} from '../../../core/page-seo.ts'
import {imageOf} from '../../../og-image/card-facts.ts'
import {communitiesFacts} from '../structured-data.ts'
import type {CommunitiesData} from './load.ts'

export default defineSeo<CommunitiesData>({
  structuredData: communitiesFacts,
  ogImage: ({stories}) => ({picture: imageOf(stories[0])}),
})
