import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({path: '/builders', title: /*i18n*/ 'Builders', belowHome: true})
