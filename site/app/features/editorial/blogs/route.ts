import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({
  path: '/blogs',
  title: /*i18n*/ 'Blogs',
  belowHome: true,
  feed: '/blogs/rss.xml',
})
