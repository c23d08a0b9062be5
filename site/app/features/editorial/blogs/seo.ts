import {defineSeo} from '../../../core/page-seo.ts'
import {piecesFacts} from '../structured-data.ts'
import type {BlogsData} from './load.ts'

export default defineSeo<BlogsData>({structuredData: piecesFacts})
