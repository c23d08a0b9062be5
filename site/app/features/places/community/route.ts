import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({path: '/communities/detail/{id}', title: /*i18n*/ 'Communities'})
