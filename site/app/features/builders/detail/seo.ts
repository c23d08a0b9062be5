import {defineSeo} from '../../../core/page-seo.ts'
import {firstPictureOf} from '../../../og-image/card-facts.ts'
import type {BuilderData} from '../load.ts'
import {builderFacts} from '../structured-data.ts'

export default defineSeo<BuilderData>({
  structuredData: builderFacts,
  ogImage: ({line, projects}) => ({
    line: line || undefined,
    picture: firstPictureOf(projects[0]),
  }),
})
