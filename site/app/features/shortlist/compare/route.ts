import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({
  path: '/compare',
  title: /*i18n*/ 'Compare',
  parameters: ['properties'],
  belowHome: true,
  unlisted: true,
})
