import {filterNames} from '#trade/search-query/search-query.ts'
import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({
  path: '/tell-me-when',
  title: /*i18n*/ 'Tell me when',
  parameters: filterNames,
  belowHome: true,
  unlisted: true,
})
