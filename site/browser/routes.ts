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
  /** For whoever was led there: search engines leave it out. */
  unlisted?: boolean
  /** Address of its articles for feed readers. */
  feed?: string
  /** Only for a signed-in user of this kind (spec section 6). */
  admits?: Admission
}

/** One template for all landing pages; what each shows is in `widgets/shared/launches.ts`. */
const landing = {bare: true, file: 'landing', page: () => import('./pages/landing.tsx')}

export const routes: Route[] = [
  {path: '/', title: /*i18n*/ 'Home', file: 'home', page: () => import('./pages/home.tsx')},
  {
    path: '/communities',
    title: /*i18n*/ 'Communities',
    file: 'communities',
    page: () => import('./pages/communities.tsx'),
  },
  {
    path: '/communities/detail/{id}',
    title: /*i18n*/ 'Communities',
    file: 'community',
    page: () => import('./pages/community.tsx'),
  },
  {
    path: '/blogs',
    title: /*i18n*/ 'Blogs',
    file: 'blogs',
    feed: '/blogs/rss.xml',
    page: () => import('./pages/blogs.tsx'),
  },
  {
    path: '/blogs/detail/{slug}',
    title: /*i18n*/ 'Blogs',
    file: 'blog',
    page: () => import('./pages/blog.tsx'),
  },
  {
    path: '/contact-us',
    title: /*i18n*/ 'Contact Us',
    file: 'contact-us',
    page: () => import('./pages/contact-us.tsx'),
  },
  {
    path: '/team',
    title: /*i18n*/ 'Our Team',
    file: 'team',
    page: () => import('./pages/team.tsx'),
  },
  {
    path: '/team/detail/{slug}',
    title: /*i18n*/ 'Our team',
    file: 'team-member',
    page: () => import('./pages/team-member.tsx'),
  },
  {
    path: '/careers',
    title: /*i18n*/ 'Careers',
    file: 'careers',
    page: () => import('./pages/careers.tsx'),
  },
  {
    path: '/careers/apply/{id}',
    title: /*i18n*/ 'Careers',
    file: 'careers-apply',
    page: () => import('./pages/careers-apply.tsx'),
  },
  {
    path: '/lifestyle',
    title: /*i18n*/ 'Lifestyle',
    file: 'lifestyle',
    page: () => import('./pages/lifestyle.tsx'),
  },
  {
    path: '/list-with-us',
    title: /*i18n*/ 'List With Us',
    file: 'list-with-us',
    page: () => import('./pages/list-with-us.tsx'),
  },
  {
    path: '/properties',
    title: /*i18n*/ 'Properties',
    file: 'properties',
    page: () => import('./pages/properties.tsx'),
  },
  {
    path: '/properties/{slug}',
    title: null,
    file: 'property',
    page: () => import('./pages/property.tsx'),
  },
  {
    path: '/terms-and-conditions',
    title: /*i18n*/ 'Terms and Conditions',
    file: 'terms-and-conditions',
    page: () => import('./pages/terms-and-conditions.tsx'),
  },
  {
    path: '/privacy-policy',
    title: /*i18n*/ 'Privacy Policy',
    file: 'privacy-policy',
    page: () => import('./pages/privacy-policy.tsx'),
  },
  {
    path: '/neighborhood-guides',
    title: /*i18n*/ 'Neighborhoods',
    file: 'neighborhood-guides',
    page: () => import('./pages/neighborhood-guides.tsx'),
  },
  {
    path: '/neighborhood/detail/{name}',
    title: /*i18n*/ 'Neighborhoods',
    file: 'neighborhood',
    page: () => import('./pages/neighborhood.tsx'),
  },
  {
    path: '/interactive-map',
    title: /*i18n*/ 'Interactive Map',
    file: 'interactive-map',
    page: () => import('./pages/interactive-map.tsx'),
  },
  {
    path: '/news',
    title: /*i18n*/ 'News',
    file: 'news',
    feed: '/news/rss.xml',
    page: () => import('./pages/news.tsx'),
  },
  {
    path: '/news/{slug}',
    title: /*i18n*/ 'News',
    file: 'news-item',
    page: () => import('./pages/news-item.tsx'),
  },
  {
    path: '/projects/{slug}',
    title: /*i18n*/ 'Projects',
    file: 'builder',
    page: () => import('./pages/builder.tsx'),
  },
  {
    path: '/projects/detail/{slug}',
    title: /*i18n*/ 'Project',
    file: 'project',
    page: () => import('./pages/project.tsx'),
  },
  {
    path: '/builders',
    title: /*i18n*/ 'Builders',
    file: 'builders',
    page: () => import('./pages/builders.tsx'),
  },
  {
    path: '/open-houses',
    title: /*i18n*/ 'Open Houses',
    file: 'open-houses',
    page: () => import('./pages/open-houses.tsx'),
  },
  {
    path: '/open-houses/{slug}',
    title: /*i18n*/ 'Open Houses',
    file: 'open-house',
    page: () => import('./pages/open-house.tsx'),
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
    file: 'thank-you',
    unlisted: true,
    page: () => import('./pages/thank-you.tsx'),
  },
  {
    path: '/shortlist',
    title: /*i18n*/ 'Shortlist',
    file: 'shortlist',
    unlisted: true,
    page: () => import('./pages/shortlist.tsx'),
  },
  {
    path: '/compare',
    title: /*i18n*/ 'Compare',
    file: 'compare',
    unlisted: true,
    page: () => import('./pages/compare.tsx'),
  },
  {
    path: '/dld-demo',
    title: /*i18n*/ 'Demonstration permit',
    file: 'dld-demo',
    unlisted: true,
    page: () => import('./pages/dld-demo.tsx'),
  },
  {
    path: '/dashboard',
    title: /*i18n*/ 'Dashboard',
    admits: 'A',
    file: 'dashboard',
    page: () => import('./pages/dashboard.tsx'),
  },
  {
    path: '/dashboard1',
    title: /*i18n*/ 'Dashboard',
    admits: 'others',
    file: 'dashboard1',
    page: () => import('./pages/dashboard1.tsx'),
  },
]

export const notFound: Route = {
  path: '',
  title: /*i18n*/ 'Page not found',
  file: 'not-found',
  page: () => import('./pages/not-found.tsx'),
}

export const gone: Route = {
  path: '',
  title: /*i18n*/ 'No longer advertised',
  file: 'gone',
  page: () => import('./pages/gone.tsx'),
}
