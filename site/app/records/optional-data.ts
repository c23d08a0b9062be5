/** An extra of a page: waited for a moment only, and left out where a back end does not answer it. */
import type {Call, Fields, ValuesOf} from '#kit/api-client/call.ts'
import {timeLimit} from '#kit/api-client/client.ts'
import type {Visit} from '../core/page-types.ts'

const TIMEOUT_MS = 1500

export async function optionalData<Params extends Fields, Data>(
  call: Call<Params, Data>,
  params: ValuesOf<Params>,
  {api, signal}: Pick<Visit, 'api' | 'signal'>,
): Promise<Data | undefined> {
  try {
    const {statusCode, data} = await api(call, params, {signal: timeLimit(TIMEOUT_MS, signal)})
    return statusCode === 200 ? (data ?? undefined) : undefined
  } catch {
    return undefined
  }
}
