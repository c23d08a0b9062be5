import {defineSeo} from '../../../core/page-seo.ts'
import type {ArticleData} from '../article.ts'
import {newsItemFacts} from '../structured-data.ts'

export default defineSeo<ArticleData>({structuredData: newsItemFacts})
