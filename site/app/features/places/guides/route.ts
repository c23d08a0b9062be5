import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({
  path: '/neighborhood-guides',
  title: /*i18n*/ 'Neighborhoods',
  parameters: ['name'],
})
