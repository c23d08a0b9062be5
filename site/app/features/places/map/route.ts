import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({
  path: '/interactive-map',
  title: /*i18n*/ 'Interactive Map',
  belowHome: true,
  parameters: ['name'],
})
