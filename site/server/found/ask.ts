/**
 * Asks the back end for what search engines and feed readers are told of. What it does not know is
 * told from what it could not say: of half the pages nobody must be told as if they were all.
 */
import type {Call, Fields, ValuesOf} from '../../../widgets/shared/api/call.ts'
import {createApi} from '../../../widgets/shared/api/client.ts'
import type {Locale} from '../../../widgets/shared/i18n/locale.ts'

/** Milliseconds. A list takes longer than a page may. */
const PATIENCE = 10_000

export interface Told<Data> {
  status: 200 | 404 | 410
  /** None where the record, the list or the whole call is not there. */
  data?: Data
}

/** Throws when the back end failed. */
export type Ask = <Asks extends Fields, Data>(
  call: Call<Asks, Data>,
  asks: ValuesOf<Asks>,
) => Promise<Told<Data>>

export function askerOf(origin: string, locale: Locale, signal?: AbortSignal): Ask {
  const api = createApi({origin, locale, timeout: PATIENCE})
  return async (call, asks) => {
    // A back end may say in any form that it has no such call, a page of HTML for example.
    let status = 0
    const watched: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      status = response.status
      return response
    }
    const answer = await api(call, asks, {signal, fetch: watched}).catch(error => {
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
export async function askForEach<One, Answer>(
  all: One[],
  ask: (one: One) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let at = 0; at < all.length; at += AT_ONCE) {
    answers.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(ask))))
  }
  return answers
}

const AT_ONCE = 4
