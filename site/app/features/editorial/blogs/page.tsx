/** All articles: the first one large, the others beneath it. */

import {definePage} from '../../../core/page-types.ts'
import {staticSections} from '../../../islands/static-section.tsx'
import {useFailure} from '../../../ui/use-load-failure.ts'
import type {BlogsData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

function BlogsPage({data: blogs}: {data: BlogsData}) {
  useFailure(blogs)
  return <StaticSection key={blogs.failure} part="Blogs" {...blogs} />
}

export default definePage<BlogsData>({
  prepare,
  load: async visit => (await import('./load.ts')).loadBlogs(visit),
  /** The static section has the rest as markup. */
  hydrationData: data => ({...data, pieces: []}),
  description: i18n =>
    i18n._(
      'Articles on buying, renting, selling and living in Dubai, by people who do it every day.',
    ),
  Page: BlogsPage,
})
