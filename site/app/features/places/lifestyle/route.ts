import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({path: '/lifestyle', title: /*i18n*/ 'Lifestyle', belowHome: true})
