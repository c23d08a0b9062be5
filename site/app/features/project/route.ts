import {defineRoute} from '../../shared-with-server/route.ts'

export default defineRoute({
  path: '/projects/detail/{slug}',
  title: /*i18n*/ 'Project',
  parameters: ['download'],
})
