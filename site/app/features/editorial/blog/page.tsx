/** One article. */

import {definePage} from '../../../core/page-types.ts'
import {type ArticleData, articleParts} from '../article.ts'
import {ArticlePage, prepareArticle} from '../article-view.tsx'

function BlogPage({data}: {data: ArticleData}) {
  return <ArticlePage kind="blog" data={data} />
}

export default definePage<ArticleData>({
  ...articleParts,
  prepare: prepareArticle,
  load: async visit => (await import('../blogs/load.ts')).loadBlog(visit),
  description: (i18n, data) =>
    data.article?.excerpt ??
    i18n._(
      'Articles on buying, renting, selling and living in Dubai, by people who do it every day.',
    ),
  Page: BlogPage,
})
