import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({
  path: '/careers',
  title: /*i18n*/ 'Careers',
  belowHome: true,
  parameters: ['search'],
})
