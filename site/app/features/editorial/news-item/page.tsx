/** One news item. */

import {definePage} from '../../../core/page-types.ts'
import {type ArticleData, articleParts} from '../article.ts'
import {ArticlePage, prepareArticle} from '../article-view.tsx'

function NewsItemPage({data}: {data: ArticleData}) {
  return <ArticlePage kind="news" data={data} />
}

export default definePage<ArticleData>({
  ...articleParts,
  prepare: prepareArticle,
  load: async visit => (await import('../news/load.ts')).loadNewsItem(visit),
  description: (i18n, data) =>
    data.article?.excerpt ??
    i18n._('News of our agency in Dubai, and the papers that write about it.'),
  Page: NewsItemPage,
})
