/** All articles: the first one large, the others beneath it. */
import type {BlogsData} from '../editorial/load-blogs.ts'
import {COVER_SIZES} from '../editorial/sizes.ts'
import type {PageModule, Visit} from '../page.ts'
import {useFailure} from '../places/use-failure.ts'
import {stillParts} from '../still.tsx'

const {Still, prepare} = stillParts(() => import('../editorial/blogs-parts.tsx'))

export async function load(visit: Visit) {
  const [{loadBlogs}] = await Promise.all([import('../editorial/load-blogs.ts'), prepare()])
  return loadBlogs(visit)
}

export const description: PageModule['description'] = i18n =>
  i18n._('Articles on buying, renting, selling and living in Dubai, by those who do it every day.')

export const firstPicture: PageModule['firstPicture'] = data => {
  const {image, pictures} = (data as BlogsData).pieces[0] ?? {}
  return {path: image, pictures, sizes: COVER_SIZES}
}

export default function BlogsPage({data}: {data: unknown}) {
  const blogs = data as BlogsData
  useFailure(blogs)
  return <Still key={blogs.failure} part="Blogs" {...blogs} />
}
