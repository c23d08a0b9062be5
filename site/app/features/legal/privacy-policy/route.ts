import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({
  path: '/privacy-policy',
  title: /*i18n*/ 'Privacy Policy',
  belowHome: true,
})
