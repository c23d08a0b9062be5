import {defineRoute} from '../../../shared-with-server/route.ts'

const title = /*i18n*/ 'Dashboard'

/** Users of type A have an address of their own (spec section 6). */
export default defineRoute([
  {path: '/dashboard', title, admits: 'A'},
  {path: '/dashboard1', title, admits: 'others'},
])
