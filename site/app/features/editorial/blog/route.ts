import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({path: '/blogs/detail/{slug}', title: /*i18n*/ 'Blogs'})
