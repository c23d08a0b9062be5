/** The API, and how its answers for one page were: what a page lacks decides its status. */
import type {Api} from '#kit/api-client/client.ts'

/** The status of a back end that cannot answer now, as ours while its database is down. */
const UNAVAILABLE = 503

export interface ObservedCalls {
  api: Api
  /** True when a part of the page could not be read: then it must not be cached. */
  hasFailed(): boolean
  /** True when the back end reported that it cannot answer now. */
  isUnavailable(): boolean
}

export function observedCalls(ask: Api): ObservedCalls {
  let failed = 0
  let unavailable = 0
  return {
    async api(call, params, options) {
      failed++
      const answer = await ask(call, params, options)
      if (answer.statusCode < 500) failed--
      if (answer.statusCode === UNAVAILABLE) unavailable++
      return answer
    },
    hasFailed: () => failed > 0,
    isUnavailable: () => unavailable > 0,
  }
}
