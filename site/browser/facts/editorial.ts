/** Articles and news. */
import type {Thing} from 'schema-dts'
import {agency} from '../../../widgets/shared/agency.ts'
import {officeDay} from '../../../widgets/shared/office-day.ts'
import type {Article, ArticleData} from '../editorial/article.ts'
import type {Piece} from '../editorial/piece.ts'
import {blogTrail, newsTrail} from '../editorial/trails.ts'
import {collection} from './list.ts'
import {AGENCY, idOf, type PageFacts, ref, type Telling} from './telling.ts'

/** Of a list of articles, or of news. */
export const piecesFacts = ({pieces}: {pieces: Piece[]}, telling: Telling) =>
  collection(
    pieces.map(({title, href}) => ({name: title, href})),
    telling,
  )

export const blogFacts = ({article}: ArticleData, telling: Telling) =>
  article && articleFacts('BlogPosting', article, blogTrail(article, telling.i18n), telling)

export const newsItemFacts = ({article}: ArticleData, telling: Telling) =>
  article && articleFacts('NewsArticle', article, newsTrail(article, telling.i18n), telling)

function articleFacts(
  kind: 'BlogPosting' | 'NewsArticle',
  {title, text, image, createdAt, bodyLang}: Article,
  trail: PageFacts['trail'],
  telling: Telling,
): PageFacts {
  const publisher = {
    '@type': 'RealEstateAgent' as const,
    '@id': telling.at(AGENCY),
    name: agency.name,
    url: telling.at('/'),
  }
  const article: Thing = {
    '@type': kind as 'BlogPosting',
    '@id': idOf(telling, 'article'),
    headline: title,
    description: text,
    image: image && telling.media(image),
    datePublished: createdAt && officeDay(new Date(createdAt)),
    inLanguage: bodyLang ?? telling.locale,
    author: publisher,
    publisher: ref(publisher['@id']),
    mainEntityOfPage: ref(idOf(telling, 'page')),
  }
  return {page: {mainEntity: ref(idOf(telling, 'article'))}, trail, things: [article]}
}
