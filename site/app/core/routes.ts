/**
 * Every route of the site with its title (spec section 2, decisions 'Routes that the spec leaves
 * open'). A route without a page is not built yet and answers 404.
 */

import type {Route} from './page-types.ts'

/** One template for all landing pages; what each shows is in `widgets/shared/launches.ts`. */
const landing = {bare: true, file: 'landing', page: () => import('../features/landing/page.tsx')}

export const routes: Route[] = [
  {
    path: '/',
    title: /*i18n*/ 'Home',
    file: 'home',
    page: () => import('../features/home/page.tsx'),
  },
  {
    path: '/communities',
    title: /*i18n*/ 'Communities',
    file: 'places/communities',
    page: () => import('../features/places/communities/page.tsx'),
  },
  {
    path: '/communities/detail/{id}',
    title: /*i18n*/ 'Communities',
    file: 'places/community',
    page: () => import('../features/places/community/page.tsx'),
  },
  {
    path: '/blogs',
    title: /*i18n*/ 'Blogs',
    file: 'editorial/blogs',
    feed: '/blogs/rss.xml',
    page: () => import('../features/editorial/blogs/page.tsx'),
  },
  {
    path: '/blogs/detail/{slug}',
    title: /*i18n*/ 'Blogs',
    file: 'editorial/blog',
    page: () => import('../features/editorial/blog/page.tsx'),
  },
  {
    path: '/contact-us',
    title: /*i18n*/ 'Contact Us',
    file: 'contact',
    page: () => import('../features/contact/page.tsx'),
  },
  {
    path: '/team',
    title: /*i18n*/ 'Our Team',
    file: 'team/list',
    page: () => import('../features/team/list/page.tsx'),
  },
  {
    path: '/team/detail/{slug}',
    title: /*i18n*/ 'Our team',
    file: 'team/member',
    page: () => import('../features/team/member/page.tsx'),
  },
  {
    path: '/careers',
    title: /*i18n*/ 'Careers',
    file: 'careers/list',
    page: () => import('../features/careers/list/page.tsx'),
  },
  {
    path: '/careers/apply/{id}',
    title: /*i18n*/ 'Careers',
    file: 'careers/apply',
    page: () => import('../features/careers/apply/page.tsx'),
  },
  {
    path: '/lifestyle',
    title: /*i18n*/ 'Lifestyle',
    file: 'places/lifestyle',
    page: () => import('../features/places/lifestyle/page.tsx'),
  },
  {
    path: '/list-with-us',
    title: /*i18n*/ 'List With Us',
    file: 'owners',
    page: () => import('../features/owners/page.tsx'),
  },
  {
    path: '/properties',
    title: /*i18n*/ 'Properties',
    file: 'search',
    page: () => import('../features/search/page.tsx'),
  },
  {
    path: '/properties/{slug}',
    title: null,
    file: 'property',
    page: () => import('../features/property/page.tsx'),
  },
  {
    path: '/terms-and-conditions',
    title: /*i18n*/ 'Terms and Conditions',
    file: 'legal/terms-and-conditions',
    page: () => import('../features/legal/terms-and-conditions/page.tsx'),
  },
  {
    path: '/privacy-policy',
    title: /*i18n*/ 'Privacy Policy',
    file: 'legal/privacy-policy',
    page: () => import('../features/legal/privacy-policy/page.tsx'),
  },
  {
    path: '/neighborhood-guides',
    title: /*i18n*/ 'Neighborhoods',
    file: 'places/guides',
    page: () => import('../features/places/guides/page.tsx'),
  },
  {
    path: '/neighborhood/detail/{name}',
    title: /*i18n*/ 'Neighborhoods',
    file: 'places/neighborhood',
    page: () => import('../features/places/neighborhood/page.tsx'),
  },
  {
    path: '/interactive-map',
    title: /*i18n*/ 'Interactive Map',
    file: 'places/map',
    page: () => import('../features/places/map/page.tsx'),
  },
  {
    path: '/news',
    title: /*i18n*/ 'News',
    file: 'editorial/news',
    feed: '/news/rss.xml',
    page: () => import('../features/editorial/news/page.tsx'),
  },
  {
    path: '/news/{slug}',
    title: /*i18n*/ 'News',
    file: 'editorial/news-item',
    page: () => import('../features/editorial/news-item/page.tsx'),
  },
  {
    path: '/projects/{slug}',
    title: /*i18n*/ 'Projects',
    file: 'builders/detail',
    page: () => import('../features/builders/detail/page.tsx'),
  },
  {
    path: '/projects/detail/{slug}',
    title: /*i18n*/ 'Project',
    file: 'project',
    page: () => import('../features/project/page.tsx'),
  },
  {
    path: '/builders',
    title: /*i18n*/ 'Builders',
    file: 'builders/list',
    page: () => import('../features/builders/list/page.tsx'),
  },
  {
    path: '/open-houses',
    title: /*i18n*/ 'Open Houses',
    file: 'open-houses/list',
    page: () => import('../features/open-houses/list/page.tsx'),
  },
  {
    path: '/open-houses/{slug}',
    title: /*i18n*/ 'Open Houses',
    file: 'open-houses/detail',
    page: () => import('../features/open-houses/detail/page.tsx'),
  },
  {path: '/aldar-haven', title: /*i18n*/ 'Aldar Haven', ...landing},
  {
    path: '/penthouse-for-sale-in-dubai-marina-tower',
    title: /*i18n*/ 'Marina Penthouse',
    ...landing,
  },
  {
    path: '/apartments-for-sale-in-al-marjan-island',
    title: /*i18n*/ 'Al Marjan Island',
    ...landing,
  },
  {
    path: '/thank-you',
    title: /*i18n*/ 'Thank You',
    file: 'contact/thank-you',
    unlisted: true,
    page: () => import('../features/contact/thank-you/page.tsx'),
  },
  {
    path: '/shortlist',
    title: /*i18n*/ 'Shortlist',
    file: 'shortlist',
    unlisted: true,
    page: () => import('../features/shortlist/page.tsx'),
  },
  {
    path: '/compare',
    title: /*i18n*/ 'Compare',
    file: 'shortlist/compare',
    unlisted: true,
    page: () => import('../features/shortlist/compare/page.tsx'),
  },
  {
    path: '/dld-demo',
    title: /*i18n*/ 'Demonstration permit',
    file: 'permit-demo',
    unlisted: true,
    page: () => import('../features/permit-demo/page.tsx'),
  },
  {
    path: '/dashboard',
    title: /*i18n*/ 'Dashboard',
    admits: 'A',
    file: 'account/dashboard',
    page: () => import('../features/account/dashboard/page.tsx'),
  },
  {
    path: '/dashboard1',
    title: /*i18n*/ 'Dashboard',
    admits: 'others',
    file: 'account/dashboard1',
    page: () => import('../features/account/dashboard1/page.tsx'),
  },
]

export const notFound: Route = {
  path: '',
  title: /*i18n*/ 'Page not found',
  file: 'errors/not-found',
  page: () => import('../features/errors/not-found/page.tsx'),
}

export const gone: Route = {
  path: '',
  title: /*i18n*/ 'No longer advertised',
  file: 'errors/gone',
  page: () => import('../features/errors/gone/page.tsx'),
}
