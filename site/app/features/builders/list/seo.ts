import {defineSeo} from '../../../core/page-seo.ts'
import type {BuilderEntry} from '../load.ts'
import {buildersFacts} from '../structured-data.ts'

export default defineSeo<BuilderEntry[]>({structuredData: buildersFacts})
