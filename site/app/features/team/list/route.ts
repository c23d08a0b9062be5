import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({path: '/team', title: /*i18n*/ 'Our Team', belowHome: true})
