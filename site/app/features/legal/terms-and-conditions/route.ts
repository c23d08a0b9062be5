import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({
  path: '/terms-and-conditions',
  title: /*i18n*/ 'Terms and Conditions',
  belowHome: true,
})
