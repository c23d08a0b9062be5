import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({status: 404, title: /*i18n*/ 'Page not found'})
