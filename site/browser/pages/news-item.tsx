/** One news item. */
import {type ArticleData, pictureOf, socialOf} from '../editorial/article.ts'
import {ArticlePage, prepareArticle} from '../editorial/article-page.tsx'
import type {PageModule, Visit} from '../page.ts'

export async function load(visit: Visit) {
  const [{loadNewsItem}] = await Promise.all([
    import('../editorial/load-news.ts'),
    prepareArticle(),
  ])
  return loadNewsItem(visit)
}

export const description: PageModule['description'] = (i18n, data) =>
  (data as ArticleData).article?.excerpt ??
  i18n._('News of our agency in Dubai, and the papers that write about it.')

export const social: PageModule['social'] = data => socialOf(data as ArticleData)

export const firstPicture: PageModule['firstPicture'] = data => pictureOf(data as ArticleData)

export default function NewsItemPage({data}: {data: unknown}) {
  return <ArticlePage kind="news" data={data as ArticleData} />
}
