import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({
  path: '/neighborhood/detail/{name}',
  title: /*i18n*/ 'Neighborhoods',
  parameters: ['community'],
})
