import {defineSeo} from '../../../core/page-seo.ts'
import {openHouseFacts} from '../structured-data.ts'
import type {OpenHouseData} from './load.ts'

export default defineSeo<OpenHouseData>({structuredData: openHouseFacts})
