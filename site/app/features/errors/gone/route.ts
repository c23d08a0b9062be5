import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({status: 410, title: /*i18n*/ 'No longer advertised'})
