import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({path: '/open-houses', title: /*i18n*/ 'Open Houses', belowHome: true})
