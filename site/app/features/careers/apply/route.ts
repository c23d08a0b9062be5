import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({path: '/careers/apply/{id}', title: /*i18n*/ 'Careers'})
