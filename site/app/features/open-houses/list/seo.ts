import {defineSeo} from '../../../core/page-seo.ts'
import {openHousesFacts} from '../structured-data.ts'
import type {OpenHousesData} from './load.ts'

export default defineSeo<OpenHousesData>({structuredData: openHousesFacts})
