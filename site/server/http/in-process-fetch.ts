/**
 * `fetch` for the reference API where it runs in this process: its own routes answer, with the same
 * checks, limits and logs as over HTTP, but without a connection (docs/decisions/033-in-process-api.md).
 */
import type {FastifyInstance, InjectOptions} from 'fastify'

/** Statuses whose responses have no body. */
const WITHOUT_BODY = new Set([204, 304])

/** Bodies other than text, such as a form with files, go over HTTP, which streams them. */
export function inProcessFetch(api: FastifyInstance, origin: string): typeof fetch {
  return async (input, init = {}) => {
    const {body, signal} = init
    const url = String(input instanceof Request ? input.url : input)
    const isOurs = url.startsWith(`${origin}/`) && !(input instanceof Request)
    if (!isOurs || !(typeof body === 'string' || !body)) return fetch(input, init)
    signal?.throwIfAborted()
    const response = await api.inject({
      method: (init.method ?? 'GET') as InjectOptions['method'],
      url: url.slice(origin.length),
      headers: Object.fromEntries(new Headers(init.headers)),
      payload: body ?? undefined,
      signal: signal ?? undefined,
    })
    const {statusCode, rawPayload} = response
    const headers = Object.entries(response.headers).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    )
    const content = WITHOUT_BODY.has(statusCode) ? null : new Uint8Array(rawPayload)
    return new Response(content, {status: statusCode, headers})
  }
}
