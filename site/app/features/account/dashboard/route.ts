import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({path: '/dashboard', title: /*i18n*/ 'Dashboard', admits: 'A'})
