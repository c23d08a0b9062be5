/** Turns the answer to a call for one article into the data of its page. */
import {loadSanitizer, type Sanitize} from '#kit/html/safe-html.ts'
import type {Reading} from '../../records/call-result.ts'
import {BackendUnavailable, NotFound} from '../../records/missing-record.ts'
import {englishIn} from '../../records/record-fields.ts'
import {excerptOf} from '../../shared-with-server/excerpt.ts'
import type {Article, ArticleData} from './article.ts'
import {type ArticleRecord, type Piece, pieceOf} from './article-summary.ts'

/** As many as fit beside an article. */
const OTHERS = 6

interface ArticleRequest {
  slug: string
  record: Reading<ArticleRecord>
  pathOf: (slug: string) => string
  others: Piece[]
}

/** A missing record is a 404; an API that does not answer shows the error page. */
export async function articleData({
  slug,
  record,
  pathOf,
  others,
}: ArticleRequest): Promise<ArticleData> {
  const {statusCode, data, failure} = record
  if (statusCode === 404 || (statusCode === 200 && !data?.title)) throw new NotFound()
  if (!data) throw new BackendUnavailable({failure, others: []} as ArticleData)
  const article = articleOf({...data, slug}, pathOf, await loadSanitizer())
  return {article, others: others.filter(other => other.slug !== slug).slice(0, OTHERS)}
}

function articleOf(
  record: ArticleRecord,
  pathOf: (slug: string) => string,
  sanitize: Sanitize,
): Article {
  const {description, updatedAt} = record
  const body = description ? sanitize(description) : undefined
  const piece = pieceOf(record, pathOf)
  return {
    ...piece,
    body: body?.safe ? body : undefined,
    bodyLang: englishIn(record, 'description'),
    hasInitial: body && BEGINS_LONG.test(body.safe),
    excerpt: piece.text ?? excerptOf(description, sanitize),
    updatedAt,
  }
}

/** A paragraph of three lines at least, so that the initial does not reach into the next one. */
const BEGINS_LONG = /^<p>[«“‘"'(]?\p{L}[^<]{220}/u
