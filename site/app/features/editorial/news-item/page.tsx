/** One news item. */

import {definePage, type PageDefinition, type Visit} from '../../../core/page-types.ts'
import {type ArticleData, articleParts} from '../article.ts'
import {ArticlePage, prepareArticle} from '../article-view.tsx'

async function load(visit: Visit) {
  const [{loadNewsItem}] = await Promise.all([import('../news/load.ts'), prepareArticle()])
  return loadNewsItem(visit)
}

const description: PageDefinition<ArticleData>['description'] = (i18n, data) =>
  data.article?.excerpt ??
  i18n._('News of our agency in Dubai, and the papers that write about it.')

function NewsItemPage({data}: {data: ArticleData}) {
  return <ArticlePage kind="news" data={data} />
}

export default definePage<ArticleData>({
  ...articleParts,
  load,
  description,
  Page: NewsItemPage,
})
