import {defineSeo} from '../../../core/page-seo.ts'
import {piecesFacts} from '../structured-data.ts'
import type {NewsData} from './load.ts'

export default defineSeo<NewsData>({structuredData: piecesFacts})
