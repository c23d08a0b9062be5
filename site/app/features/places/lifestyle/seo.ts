import {defineSeo} from '../../../core/page-seo.ts'
import {imageOf} from '../../../og-image/card-facts.ts'
import {lifestyleFacts} from '../structured-data.ts'
import type {LifestyleData} from './load.ts'

export default defineSeo<LifestyleData>({
  structuredData: lifestyleFacts,
  ogImage: ({lifestyles}) => ({picture: imageOf(lifestyles[0])}),
})
