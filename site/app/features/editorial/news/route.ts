import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({
  path: '/news',
  title: /*i18n*/ 'News',
  belowHome: true,
  feed: '/news/rss.xml',
})
