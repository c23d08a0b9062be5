import {defineSeo} from '../../../core/page-seo.ts'
import {communityFacts} from '../structured-data.ts'
import type {CommunityData} from './load.ts'

export default defineSeo<CommunityData>({
  structuredData: communityFacts,
})
