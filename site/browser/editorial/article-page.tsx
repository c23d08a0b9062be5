/** An article or a news item; they are set alike. */
import {useFailure} from '../places/use-failure.ts'
import {ShareButton} from '../shell/share-button.tsx'
import {useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'
import type {ArticleData} from './article.ts'

const {Still, prepare} = stillParts(() => import('./article-parts.tsx'))

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
  if (!article) return <Still key={`${path} ${failure}`} part={lost} />
  return (
    <article className="article" key={path}>
      <Still part={opening} article={article} />
      <div className="article__columns wrap" data-alone={others.length === 0 || undefined}>
        <div className="article__main">
          <Still part="Words" className="article__words" article={article} />
          <ShareButton />
        </div>
        {others.length > 0 && <Still part={more} others={others} />}
      </div>
    </article>
  )
}
