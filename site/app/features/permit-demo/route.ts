import {defineRoute} from '../../shared-with-server/route.ts'

export default defineRoute({
  path: '/dld-demo',
  title: /*i18n*/ 'Demonstration permit',
  parameters: ['permit'],
  belowHome: true,
  unlisted: true,
})
