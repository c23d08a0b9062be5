import {defineRoute} from '../../../shared-with-server/route.ts'

export default defineRoute({path: '/blogs', title: /*i18n*/ 'Blogs', feed: '/blogs/rss.xml'})
