/** An API in the page: answers the calls of the contract, and records the requests. */
import type {Answer} from '#kit/api-client/call.ts'

export interface FakeRequest {
  origin: string
  path: string
  query: URLSearchParams
  key: string | null
  authorization: string | null
  body: Record<string, unknown>
  /** The files of a multipart payload by field. Its texts are in the body. */
  files: Record<string, File[]>
  /** Notifies listeners of the share of the payload that was sent, 0 to 1. */
  hasSent: (share: number) => void
  /** Aborted when the caller wants no answer any more. */
  signal: AbortSignal
}

const real = window.fetch
const realRequest = window.XMLHttpRequest

afterEach(() => {
  window.fetch = real
  window.XMLHttpRequest = realRequest
})

/** A Blob is answered as the file that it is. */
type FakeAnswer = Answer | Blob
type Behaviour =
  | FakeAnswer
  | ((request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>)
  | 'breaks'
  | 'hangs'

/** Takes the place of fetch and XMLHttpRequest for calls of the API until the test is over. */
export function fakeApi(behaviours: Record<string, Behaviour>): FakeRequest[] {
  const requests: FakeRequest[] = []
  const answerTo = async (
    input: RequestInfo | URL,
    init?: RequestInit,
    hasSent: FakeRequest['hasSent'] = () => {},
  ) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const [, name] = /\/api\/v1\/user\/([\w-]+)/.exec(url.pathname) ?? []
    if (!name) return real(input, init)
    const headers = new Headers(init?.headers)
    const call = {
      origin: url.origin,
      path: url.pathname,
      query: url.searchParams,
      key: headers.get('idempotency-key'),
      authorization: headers.get('authorization'),
      ...payloadOf(init?.body),
      hasSent,
      signal: init?.signal ?? new AbortController().signal,
    }
    requests.push(call)
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
  window.fetch = (input, init) => answerTo(input, init)
  window.XMLHttpRequest = requestOver(answerTo) as unknown as typeof XMLHttpRequest
  return requests
}

function payloadOf(body: BodyInit | null | undefined): Pick<FakeRequest, 'body' | 'files'> {
  if (!(body instanceof FormData)) return {body: body ? JSON.parse(String(body)) : {}, files: {}}
  const names = [...new Set(body.keys())]
  const all = names.map(name => [name, body.getAll(name)] as const)
  return {
    body: Object.fromEntries(all.filter(([, [one]]) => !(one instanceof File)).map(theFirst)),
    files: Object.fromEntries(
      all.filter(([, [one]]) => one instanceof File),
    ) as FakeRequest['files'],
  }
}

const theFirst = ([name, [value]]: readonly [string, FormDataEntryValue[]]) => [name, value]

type AnswerTo = (
  input: string,
  init: RequestInit,
  hasSent: FakeRequest['hasSent'],
) => Promise<Response>

/** As much of an XMLHttpRequest as an upload needs. */
const requestOver = (answerTo: AnswerTo) =>
  class {
    upload: {onprogress?: (event: Partial<ProgressEvent>) => void} = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    onloadend?: () => void
    status = 0
    statusText = ''
    response: Blob | null = null
    #request: [method: string, address: string] = ['', '']
    #headers = new Headers()
    #answered = new Headers()
    #ending = new AbortController()

    open(method: string, address: string) {
      this.#request = [method, address]
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.append(name, value)
    }
    getAllResponseHeaders() {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    }
    abort() {
      this.#ending.abort()
    }
    async send(body: BodyInit) {
      const [method, address] = this.#request
      const {signal} = this.#ending
      const reportProgress = (loaded: number) =>
        this.upload.onprogress?.({lengthComputable: true, loaded, total: 1})
      try {
        const response = await answerTo(
          address,
          {method, headers: this.#headers, body, signal},
          reportProgress,
        )
        this.#answered = response.headers
        this.status = response.status
        this.response = await response.blob()
        this.onload?.()
      } catch {
        if (signal.aborted) this.onabort?.()
        else this.onerror?.()
      } finally {
        this.onloadend?.()
      }
    }
  }

/** As fetch does: the request ends with the reason. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), {once: true})
  })

export const accepted = (message: string): Answer => ({statusCode: 200, message})
