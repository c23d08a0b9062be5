import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({path: '/projects/{slug}', title: /*i18n*/ 'Projects'})
