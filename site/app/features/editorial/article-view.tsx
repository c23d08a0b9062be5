/** An article or a news item; they are set alike. */

import {useSite} from '../../core/site-context.tsx'
import {staticSections} from '../../islands/static-section.tsx'
import {ShareButton} from '../../shell/share-button.tsx'
import {useFailure} from '../../ui/use-load-failure.ts'
import type {ArticleData} from './article.ts'
import type {ArticleKind} from './paths.ts'

const {StaticSection, prepare} = staticSections(() => import('./article-sections.tsx'))

export const prepareArticle = prepare

interface ArticlePageProps {
  kind: ArticleKind
  data: ArticleData
}

export function ArticlePage({kind, data}: ArticlePageProps) {
  const {path} = useSite()
  const {article, others, failure} = data
  useFailure(data)
  if (!article) return <StaticSection key={`${path} ${failure}`} part="Lost" kind={kind} />
  return (
    <article className="article" key={path} aria-label={article.title}>
      <StaticSection part="Opening" kind={kind} article={article} />
      <div className="article__columns wrap" data-alone={others.length === 0 || undefined}>
        <div className="article__main">
          <StaticSection part="Words" className="article__words" article={article} />
          <ShareButton />
        </div>
        {others.length > 0 && <StaticSection part="More" kind={kind} others={others} />}
      </div>
    </article>
  )
}
