/** Articles and news. */
import type {Thing} from 'schema-dts'
import {agency} from '#trade/agency/agency.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {dayChanged} from '../../structured-data/day-changed.ts'
import {collection} from '../../structured-data/item-list.ts'
import {
  AGENCY,
  idOf,
  type JsonLdContext,
  ref,
  type StructuredData,
} from '../../structured-data/json-ld.ts'
import type {Article, ArticleData} from './article.ts'
import type {Piece} from './article-summary.ts'
import {blogBreadcrumbs, newsBreadcrumbs} from './paths.ts'

/** Of a list of articles, or of news. */
export const piecesFacts = ({pieces}: {pieces: Piece[]}, context: JsonLdContext) =>
  collection(
    pieces.map(({title, href}) => ({name: title, href})),
    context,
  )

export const blogFacts = ({article}: ArticleData, context: JsonLdContext) =>
  article && articleFacts('BlogPosting', article, blogBreadcrumbs(article, context.i18n), context)

export const newsItemFacts = ({article}: ArticleData, context: JsonLdContext) =>
  article && articleFacts('NewsArticle', article, newsBreadcrumbs(article, context.i18n), context)

function articleFacts(
  kind: 'BlogPosting' | 'NewsArticle',
  {title, text, image, createdAt, updatedAt, bodyLang}: Article,
  trail: StructuredData['trail'],
  context: JsonLdContext,
): StructuredData {
  const publisher = {
    '@type': 'RealEstateAgent' as const,
    '@id': context.at(AGENCY),
    name: agency.name,
    url: context.at('/'),
  }
  const published = createdAt && officeDay(new Date(createdAt))
  const article: Thing = {
    '@type': kind as 'BlogPosting',
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
  return {page: {mainEntity: ref(idOf(context, 'article'))}, trail, things: [article]}
}
