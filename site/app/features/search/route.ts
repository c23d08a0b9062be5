import {filterNames} from '#trade/search-query/search-query.ts'
import {defineRoute} from '../../shared-with-server/route.ts'

export default defineRoute({
  path: '/properties',
  title: /*i18n*/ 'Properties',
  belowHome: true,
  parameters: [...filterNames, 'view'],
})
