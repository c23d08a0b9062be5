import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({path: '/news/{slug}', title: /*i18n*/ 'News'})
