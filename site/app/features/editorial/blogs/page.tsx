/** All articles: the first one large, the others beneath it. */

import {definePage, type PageDefinition, type Visit} from '../../../core/page-types.ts'
import {staticSections} from '../../../islands/static-section.tsx'
import {useFailure} from '../../../ui/use-load-failure.ts'
import type {BlogsData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

async function load(visit: Visit) {
  const [{loadBlogs}] = await Promise.all([import('./load.ts'), prepare()])
  return loadBlogs(visit)
}

/** The static section has the rest as markup. */
const hydrationData: PageDefinition<BlogsData>['hydrationData'] = data => ({...data, pieces: []})

const description: PageDefinition<BlogsData>['description'] = i18n =>
  i18n._('Articles on buying, renting, selling and living in Dubai, by those who do it every day.')

const firstPicture: PageDefinition<BlogsData>['firstPicture'] = data => {
  const {image, pictures} = data.pieces[0] ?? {}
  return {path: image, pictures}
}

function BlogsPage({data}: {data: BlogsData}) {
  const blogs = data
  useFailure(blogs)
  return <StaticSection key={blogs.failure} part="Blogs" {...blogs} />
}

export default definePage<BlogsData>({
  load,
  hydrationData,
  description,
  firstPicture,
  Page: BlogsPage,
})
