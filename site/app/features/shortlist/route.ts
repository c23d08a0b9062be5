import {defineRoute} from '../../shared-with-server/route.ts'

export default defineRoute({
  path: '/shortlist',
  title: /*i18n*/ 'Shortlist',
  parameters: ['properties'],
  belowHome: true,
  unlisted: true,
})
