/** Loads the pages of articles. */
import {getBlogDetail, getBlogsList} from '#trade/contract/contract.ts'
import type {Visit} from '../../../core/page-types.ts'
import {LOST_WITH_SPACE, reading} from '../../../records/call-result.ts'
import {BackendUnavailable} from '../../../records/missing-record.ts'
import type {ArticleData} from '../article.ts'
import {type Piece, piecesOf} from '../article-summary.ts'
import {articleData} from '../load-article.ts'
import {blogPath} from '../paths.ts'

export interface BlogsData {
  pieces: Piece[]
  failure?: string
}

export async function loadBlogs({api, signal}: Visit): Promise<BlogsData> {
  const {data, failure} = await reading(api(getBlogsList, {}, {signal}), LOST_WITH_SPACE)
  if (failure) {
    throw new BackendUnavailable({pieces: [], failure} satisfies BlogsData)
  }
  return {pieces: piecesOf(data, blogPath)}
}

export async function loadBlog({api, params, signal}: Visit): Promise<ArticleData> {
  const slug = params.slug ?? ''
  const answer = await reading(api(getBlogDetail, {slug}, {signal}), LOST_WITH_SPACE)
  return articleData({
    slug,
    record: {...answer, data: answer.data?.blog},
    pathOf: blogPath,
    others: piecesOf(answer.data?.other_blogs, blogPath),
  })
}
