import {defineRoute} from '../../shared-with-server/route.ts'

export default defineRoute({path: '/properties', title: /*i18n*/ 'Properties'})
