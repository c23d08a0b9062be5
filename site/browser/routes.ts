/**
 * Every route of the site with its title (spec section 2, decisions 'Routes that the spec leaves
 * open'). A route without a page is not built yet and answers 404.
 */

import type {Admission} from './guard.ts'
import type {PageModule} from './page.ts'

export interface Route {
  /** `{name}` stands for one segment. */
  path: string
  /** Null: the page's data has the title, or the agency's name is it. */
  title: string | null
  page?: () => Promise<PageModule>
  /** The page's file, so that the server can announce it to the browser early. */
  file?: string
  /** Standalone landing pages have no header and no footer. */
  bare?: boolean
  /** Only for a signed-in user of this kind (spec section 6). */
  admits?: Admission
}

export const routes: Route[] = [
  {path: '/', title: 'Home', file: 'home', page: () => import('./pages/home.tsx')},
  {path: '/communities', title: 'Communities'},
  {path: '/communities/detail/{id}', title: 'Communities'},
  {path: '/blogs', title: 'Blogs'},
  {path: '/blogs/detail/{slug}', title: 'Blogs'},
  {
    path: '/contact-us',
    title: 'Contact Us',
    file: 'contact-us',
    page: () => import('./pages/contact-us.tsx'),
  },
  {path: '/team', title: 'Our Team'},
  {path: '/team/detail/{slug}', title: 'Our team'},
  {path: '/careers', title: 'Careers'},
  {path: '/careers/apply/{id}', title: 'Careers'},
  {path: '/lifestyle', title: 'Lifestyle'},
  {path: '/list-with-us', title: 'List With Us'},
  {path: '/properties', title: 'Properties'},
  {path: '/properties/{slug}', title: null},
  {path: '/terms-and-conditions', title: 'Terms and Conditions'},
  {path: '/privacy-policy', title: 'Privacy Policy'},
  {path: '/neighborhood-guides', title: 'Neighborhoods'},
  {path: '/neighborhood/detail/{name}', title: 'Neighborhoods'},
  {path: '/interactive-map', title: 'Interactive Map'},
  {path: '/news', title: 'News'},
  {path: '/news/{slug}', title: 'News'},
  {path: '/projects/{slug}', title: 'Projects'},
  {path: '/projects/detail/{slug}', title: 'Project'},
  {path: '/builders', title: 'Builders'},
  {path: '/open-houses', title: 'Open Houses'},
  {path: '/open-houses/{slug}', title: 'Open Houses'},
  {path: '/aldar-haven', title: 'Aldar Haven', bare: true},
  {
    path: '/penthouse-for-sale-in-dubai-marina-tower',
    title: 'Marina Penthouse',
    bare: true,
  },
  {
    path: '/apartments-for-sale-in-al-marjan-island',
    title: 'Al Marjan Island',
    bare: true,
  },
  {
    path: '/thank-you',
    title: 'Thank You',
    file: 'thank-you',
    page: () => import('./pages/thank-you.tsx'),
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    admits: 'A',
    file: 'dashboard',
    page: () => import('./pages/dashboard.tsx'),
  },
  {
    path: '/dashboard1',
    title: 'Dashboard',
    admits: 'others',
    file: 'dashboard1',
    page: () => import('./pages/dashboard1.tsx'),
  },
]

export const notFound: Route = {
  path: '',
  title: 'Page not found',
  file: 'not-found',
  page: () => import('./pages/not-found.tsx'),
}
