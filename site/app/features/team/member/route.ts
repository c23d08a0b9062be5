import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({path: '/team/detail/{slug}', title: /*i18n*/ 'Our team'})
