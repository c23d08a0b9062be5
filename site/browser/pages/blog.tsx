/** One article. */
import {type ArticleData, pictureOf, socialOf} from '../editorial/article.ts'
import {ArticlePage, prepareArticle} from '../editorial/article-page.tsx'
import type {PageModule, Visit} from '../page.ts'

export async function load(visit: Visit) {
  const [{loadBlog}] = await Promise.all([import('../editorial/load-blogs.ts'), prepareArticle()])
  return loadBlog(visit)
}

export const description: PageModule['description'] = (i18n, data) =>
  (data as ArticleData).article?.excerpt ??
  i18n._('Articles on buying, renting, selling and living in Dubai, by those who do it every day.')

export const social: PageModule['social'] = data => socialOf(data as ArticleData)

export const firstPicture: PageModule['firstPicture'] = data => pictureOf(data as ArticleData)

export default function BlogPage({data}: {data: unknown}) {
  return <ArticlePage kind="blog" data={data as ArticleData} />
}
