import {parameters} from '#trade/buying-costs/query.ts'
import {defineRoute} from '../../shared-with-server/route.ts'

export default defineRoute({
  path: '/buying-costs',
  title: /*i18n*/ 'Buying costs',
  belowHome: true,
  parameters,
})
