import {defineSeo} from '../../../core/page-seo.ts'
import {neighborhoodFacts} from '../structured-data.ts'
import type {NeighborhoodData} from './load.ts'

export default defineSeo<NeighborhoodData>({
  structuredData: neighborhoodFacts,
})
