/** An article or a news item; they are set alike. */

import {useSite} from '../../core/site-context.tsx'
import {staticSections} from '../../islands/static-section.tsx'
import {ShareButton} from '../../shell/share-button.tsx'
import {useFailure} from '../../ui/use-load-failure.ts'
import type {ArticleData} from './article.ts'

const {StaticSection, prepare} = staticSections(() => import('./article-sections.tsx'))

export const prepareArticle = prepare

/** The parts in which the two differ. */
const parts = {
  blog: {opening: 'BlogOpening', more: 'MoreBlogs', lost: 'LostBlog'},
  news: {opening: 'NewsOpening', more: 'MoreNews', lost: 'LostNews'},
} as const

interface ArticlePageProps {
  kind: keyof typeof parts
  data: ArticleData
}

export function ArticlePage({kind, data}: ArticlePageProps) {
  const {path} = useSite()
  const {article, others, failure} = data
  const {opening, more, lost} = parts[kind]
  useFailure(data)
  if (!article) return <StaticSection key={`${path} ${failure}`} part={lost} />
  return (
    <article className="article" key={path} aria-label={article.title}>
      <StaticSection part={opening} article={article} />
      <div className="article__columns wrap" data-alone={others.length === 0 || undefined}>
        <div className="article__main">
          <StaticSection part="Words" className="article__words" article={article} />
          <ShareButton />
        </div>
        {others.length > 0 && <StaticSection part={more} others={others} />}
      </div>
    </article>
  )
}
