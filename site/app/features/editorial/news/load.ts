/** Loads the pages of news. */
import {getNewsDetail, getNewsList} from '#trade/contract/contract.ts'
import type {Visit} from '../../../core/page-types.ts'
import {LOST_WITH_SPACE, reading} from '../../../records/call-result.ts'
import {BackendUnavailable} from '../../../records/missing-record.ts'
import type {ArticleData} from '../article.ts'
import {type Piece, piecesOf} from '../article-summary.ts'
import {articleData} from '../load-article.ts'
import {newsPath} from '../paths.ts'

export interface NewsData {
  pieces: Piece[]
  failure?: string
}

export async function loadNews({api, signal}: Visit): Promise<NewsData> {
  const {data, failure} = await reading(api(getNewsList, {}, {signal}), LOST_WITH_SPACE)
  if (failure) {
    throw new BackendUnavailable({pieces: [], failure} satisfies NewsData)
  }
  return {pieces: piecesOf(data, newsPath)}
}

/** Related items are optional: when their list fails to load, no error is shown. */
export async function loadNewsItem({api, params, signal}: Visit): Promise<ArticleData> {
  const slug = params.slug ?? ''
  const [answer, list] = await Promise.all([
    reading(api(getNewsDetail, {slug}, {signal}), LOST_WITH_SPACE),
    reading(api(getNewsList, {}, {signal})),
  ])
  return articleData({
    slug,
    record: {...answer, data: answer.data?.news},
    pathOf: newsPath,
    others: piecesOf(list.data, newsPath),
  })
}
