/** An API in the page: answers the calls of the contract, and remembers what was asked. */
import type {Answer} from '../../widgets/shared/api/call.ts'

export interface Asked {
  path: string
  query: URLSearchParams
  key: string | null
  authorization: string | null
  body: Record<string, unknown>
  /** Aborted when whoever asked wants no answer any more. */
  signal: AbortSignal
}

const real = window.fetch

afterEach(() => {
  window.fetch = real
})

/** A Blob is answered as the file that it is. */
type Given = Answer | Blob
type Behaviour = Given | ((asked: Asked) => Given | Promise<Given>) | 'breaks' | 'hangs'

/** Takes the place of fetch for calls of the API until the test is over. */
export function fakeApi(behaviours: Record<string, Behaviour>): Asked[] {
  const asked: Asked[] = []
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const [, name] = /\/api\/v1\/user\/([\w-]+)/.exec(url.pathname) ?? []
    if (!name) return real(input, init)
    const headers = new Headers(init?.headers)
    const call = {
      path: url.pathname,
      query: url.searchParams,
      key: headers.get('idempotency-key'),
      authorization: headers.get('authorization'),
      body: init?.body ? JSON.parse(String(init.body)) : {},
      signal: init?.signal ?? new AbortController().signal,
    }
    asked.push(call)
    const behaviour = behaviours[name] ?? {statusCode: 404, message: `no ${name}`}
    if (behaviour === 'breaks') throw new TypeError('Failed to fetch')
    const answered = async () => {
      if (behaviour === 'hangs') return new Promise<never>(() => {})
      return typeof behaviour === 'function' ? behaviour(call) : behaviour
    }
    const answer = await Promise.race([answered(), untilAborted(call.signal)])
    if (answer instanceof Blob) return new Response(answer)
    return Response.json(answer, {status: answer.statusCode})
  }
  return asked
}

/** As fetch does: the request ends with the reason. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), {once: true})
  })

export const accepted = (message: string): Answer => ({statusCode: 200, message})
