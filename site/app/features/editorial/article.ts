/** An article or a news item in full, and what else there is to read. */
import type {SafeHtml} from '#kit/html/safe-html.ts'
import type {Social} from '../../core/page-types.ts'
import type {Piece} from './article-summary.ts'

export interface ArticleData {
  failure?: string
  article?: Article
  /** Never the article itself. */
  others: Piece[]
}

export interface Article extends Piece {
  body?: SafeHtml
  bodyLang?: 'en'
  /** The first letter may be a large one. */
  hasInitial?: boolean
  /** For search engines: the short description, else how the article begins. */
  excerpt?: string
  /** For search engines: when the record last changed. */
  updatedAt?: string
}

/** Selects the data that a browser needs: the static sections have the rest as markup. */
const hydratedArticle = ({article, others, ...data}: ArticleData): ArticleData => ({
  ...data,
  article: article && bare(article),
  others: others.slice(0, 1).map(bare),
})

const bare = ({slug, href, title}: Piece): Piece => ({slug, href, title})

/** The texts of a shared link to the article. */
function socialOf({article}: ArticleData): Social | undefined {
  if (!article) return undefined
  const {title, excerpt, image} = article
  return {title, description: excerpt, image, kind: 'article'}
}

/** Parts of a page definition that both kinds of articles share. */
export const articleParts = {
  hydrationData: hydratedArticle,
  social: socialOf,
}
