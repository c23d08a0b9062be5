/** One article. */

import {definePage, type PageDefinition, type Visit} from '../../../core/page-types.ts'
import {type ArticleData, articleParts} from '../article.ts'
import {ArticlePage, prepareArticle} from '../article-view.tsx'

async function load(visit: Visit) {
  const [{loadBlog}] = await Promise.all([import('../blogs/load.ts'), prepareArticle()])
  return loadBlog(visit)
}

const description: PageDefinition<ArticleData>['description'] = (i18n, data) =>
  data.article?.excerpt ??
  i18n._('Articles on buying, renting, selling and living in Dubai, by those who do it every day.')

function BlogPage({data}: {data: ArticleData}) {
  return <ArticlePage kind="blog" data={data} />
}

export default definePage<ArticleData>({
  ...articleParts,
  load,
  description,
  Page: BlogPage,
})
