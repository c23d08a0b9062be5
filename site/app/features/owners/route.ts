import {defineRoute} from '../../shared-with-server/route.ts'

export default defineRoute({path: '/list-with-us', title: /*i18n*/ 'List With Us', belowHome: true})
