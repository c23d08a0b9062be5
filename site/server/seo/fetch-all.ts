/**
 * Calls to the back end for sitemap and feeds. A record or call that does not exist is a result; a
 * failed call rejects, so that a partial list is never published as if it were complete.
 */
import type {Call, Fields, ValuesOf} from '#kit/api-client/call.ts'
import {createApi} from '#kit/api-client/client.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import type {ApiAccess} from '../../app/shared-with-server/api-access.ts'

/** A list takes longer than a page may. */
const TIMEOUT_MS = 10_000

export interface CallResult<Data> {
  status: 200 | 404 | 410
  /** None where the record, the list or the whole call is not there. */
  data?: Data
}

/** Throws when the back end failed. */
export type FetchCall = <Params extends Fields, Data>(
  call: Call<Params, Data>,
  params: ValuesOf<Params>,
) => Promise<CallResult<Data>>

export function createFetchCall(
  access: ApiAccess,
  locale: Locale,
  signal?: AbortSignal,
): FetchCall {
  const {origin, fetch = globalThis.fetch} = access
  const api = createApi({origin, locale, timeout: TIMEOUT_MS})
  return async (call, params) => {
    // A back end may say in any form that it has no such call, a page of HTML for example.
    let status = 0
    const watched: typeof globalThis.fetch = async (input, init) => {
      const response = await fetch(input, init)
      status = response.status
      return response
    }
    const answer = await api(call, params, {signal, fetch: watched}).catch(error => {
      if (status === 404) return undefined
      throw new Error(`${call.path}: no answer`, {cause: error})
    })
    if (!answer || answer.statusCode === 404) return {status: 404}
    if (answer.statusCode === 410) return {status: 410}
    if (answer.statusCode !== 200) throw new Error(`${call.path}: ${answer.statusCode}`)
    return {status: 200, data: answer.data ?? undefined}
  }
}

/** One answer for each, a few at a time: the back end has visitors, too. */
export async function fetchEach<One, Answer>(
  all: One[],
  fetchCall: (one: One) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let at = 0; at < all.length; at += CONCURRENCY) {
    answers.push(...(await Promise.all(all.slice(at, at + CONCURRENCY).map(fetchCall))))
  }
  return answers
}

const CONCURRENCY = 4
