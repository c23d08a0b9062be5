import {defineRoute} from '../../shared-with-server/route.ts'

export default defineRoute({path: '/', title: /*i18n*/ 'Home'})
