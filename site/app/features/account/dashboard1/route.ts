import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({path: '/dashboard1', title: /*i18n*/ 'Dashboard', admits: 'others'})
