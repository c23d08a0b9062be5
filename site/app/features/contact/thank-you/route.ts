import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({
  path: '/thank-you',
  title: /*i18n*/ 'Thank You',
  parameters: ['newsletter', 'saved-search', 'application', 'download', 'of'],
  belowHome: true,
  unlisted: true,
})
