/** Articles and news. */
import type {Thing} from 'schema-dts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {FeatureSeo} from '../../core/page-seo.ts'
import {imageOf} from '../../og-image/card-facts.ts'
import {collection} from '../../structured-data/item-list.ts'
import {
  AGENCY,
  dayChanged,
  idOf,
  type JsonLdContext,
  ref,
  type StructuredData,
} from '../../structured-data/json-ld.ts'
import type {Article, ArticleData} from './article.ts'
import type {Piece} from './article-summary.ts'
import {type ArticleKind, articleBreadcrumbs} from './paths.ts'

/** Structured data for a list of articles, or of news. */
const piecesFacts = ({pieces}: {pieces: Piece[]}, context: JsonLdContext) =>
  collection(
    pieces.map(({title, href}) => ({name: title, href})),
    context,
  )

const blogFacts = ({article}: ArticleData, context: JsonLdContext) =>
  article && articleFacts('blog', article, context)

const newsItemFacts = ({article}: ArticleData, context: JsonLdContext) =>
  article && articleFacts('news', article, context)

const articleCard = ({article}: ArticleData) => ({picture: imageOf(article)})

function articleFacts(kind: ArticleKind, article: Article, context: JsonLdContext): StructuredData {
  const {title, text, image, createdAt, updatedAt, bodyLang} = article
  const publisher = {
    '@type': 'RealEstateAgent' as const,
    '@id': context.at(AGENCY),
    name: context.agency.name,
    url: context.at('/'),
  }
  const published = createdAt && officeDay(new Date(createdAt))
  const thing: Thing = {
    '@type': (kind === 'blog' ? 'BlogPosting' : 'NewsArticle') as 'BlogPosting',
    '@id': idOf(context, 'article'),
    headline: title,
    description: text,
    image: image && context.media(image),
    datePublished: published,
    dateModified: dayChanged(updatedAt, published),
    inLanguage: bodyLang ?? context.locale,
    author: publisher,
    publisher: ref(publisher['@id']),
    mainEntityOfPage: ref(idOf(context, 'page')),
  }
  return {
    page: {mainEntity: ref(idOf(context, 'article'))},
    trail: articleBreadcrumbs(kind, article, context.i18n),
    things: [thing],
  }
}

export default {
  blog: {structuredData: blogFacts, ogImage: articleCard},
  blogs: {
    structuredData: piecesFacts,
    ogImage: ({pieces}: {pieces: Piece[]}) => ({picture: imageOf(pieces[0])}),
  },
  'news-item': {structuredData: newsItemFacts, ogImage: articleCard},
  news: {structuredData: piecesFacts},
} satisfies FeatureSeo
