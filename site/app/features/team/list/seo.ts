import {defineSeo} from '../../../core/page-seo.ts'
import {teamFacts} from '../structured-data.ts'
import type {TeamData} from './load.ts'

export default defineSeo<TeamData>({structuredData: teamFacts})
