import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({path: '/communities', title: /*i18n*/ 'Communities', belowHome: true})
