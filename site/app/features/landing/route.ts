import {defineRoute} from '../../shared-with-server/route.ts'

/** One template for all landing pages; what each shows is in `widgets/shared/launches.ts`. */
export default defineRoute([
  {path: '/aldar-haven', title: /*i18n*/ 'Aldar Haven', bare: true},
  {
    path: '/penthouse-for-sale-in-dubai-marina-tower',
    title: /*i18n*/ 'Marina Penthouse',
    bare: true,
  },
  {
    path: '/apartments-for-sale-in-al-marjan-island',
    title: /*i18n*/ 'Al Marjan Island',
    bare: true,
  },
])
