import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({
  path: '/saved-searches/{token}',
  title: /*i18n*/ 'Saved search',
  parameters: ['done'],
  belowHome: true,
  unlisted: true,
})
