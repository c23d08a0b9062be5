/**
 * The client (spec section 7): makes calls from the contract's descriptions and reads the envelope of
 * their answers. Every answer of the API comes back as an answer, refusals too; only a request that
 * got none throws, as an ApiError whose message is the specification's. What sends a request is
 * fetched with the first one, since a widget that shows records reads an answer that is on its way.
 */
import {addFacts, currentProduct} from '../core/product.ts'
import {whileInFlight} from './activity.ts'
import {type Answer, type Call, type Fields, takesFiles, type ValuesOf} from './call.ts'
import {type AddressSettings, callAddress} from './call-address.ts'
import {takeStarted} from './early-calls.ts'
import {ApiError, isOffline, LOAD_FAILED, OFFLINE} from './errors.ts'
import type {Session} from './session.ts'
import {dictionary, number, optional, record, text, withDefault} from './shapes.ts'

/** Makes one call of the contract. */
export type Api = <Params extends Fields, Data>(
  call: Call<Params, Data>,
  params: ValuesOf<Params>,
  options?: CallOptions,
) => Promise<Answer<Data>>

export interface CallOptions {
  /** Sent as `Idempotency-Key`: the same key twice stores one record. */
  key?: string
  /** Travels beside this payload, in the query. */
  context?: Record<string, string>
  signal?: AbortSignal
  /** Replaces the browser's own: with one that reports upload progress, for example. */
  fetch?: typeof fetch
}

export interface ApiSettings extends AddressSettings {
  /** Origin of the API, for example `https://api.example.com`. */
  origin: string
  session?: Session
  /** Milliseconds until a request counts as lost. */
  timeout?: number
  fetch?: typeof fetch
}

/** Milliseconds. */
const TIMEOUT_MS = 15_000
/** Milliseconds; files have some megabytes either way, and a phone may be slow. */
const FILE_TIMEOUT_MS = 600_000

export function createApi(settings: ApiSettings): Api {
  return (call, params, options = {}) =>
    whileInFlight(() => request(settings, call, params, options))
}

async function request<Data>(
  settings: ApiSettings,
  call: Call<Fields, Data>,
  params: Record<string, unknown>,
  {key, context, signal, fetch = settings.fetch}: CallOptions,
): Promise<Answer<Data>> {
  if (isOffline()) throw new ApiError(OFFLINE)
  const {session} = settings
  const token = session?.token()
  const beside = () => ({...settings.context?.(), ...context})
  const address = callAddress(settings.origin, call, params, {...settings, context: beside})
  const limit = timeLimit(settings.timeout ?? timeoutOf(call), signal)
  const started = call.method === 'GET' && !token ? takeStarted(address) : undefined
  const send = async () => {
    const headers = {
      ...(token ? {Authorization: `Bearer ${token}`} : {}),
      ...(key ? {'Idempotency-Key': key} : {}),
    }
    const {sendRequest} = await requestLayer()
    return sendRequest(call, address, params, {headers, signal: limit, fetch})
  }
  const answer = await readAnswer<Data>(call, settings.origin, () =>
    untilAborted(started ?? send(), limit),
  )
  if (answer.statusCode === 401) session?.clear()
  return answer
}

/** Fetches what sends a request: ahead of a form's first, for example. */
export const requestLayer = () => import('./request.ts')

const timeoutOf = (call: Call) => (call.isFile || takesFiles(call) ? FILE_TIMEOUT_MS : TIMEOUT_MS)

/** A request that was started without a signal is given up all the same. */
const untilAborted = (answer: Promise<Response>, signal: AbortSignal) =>
  new Promise<Response>((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    const giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp)
    // The call goes on for its other listeners.
    const end = () => signal.removeEventListener('abort', giveUp)
    answer.then(resolve, reject).finally(end)
  })

const envelope = record({
  statusCode: number,
  message: withDefault(text, ''),
  errors: optional(dictionary(text)),
})

const idOf = (stored?: {id?: unknown} | null) =>
  typeof stored?.id === 'string' ? {id: stored.id} : {}

async function readAnswer<Data>(
  {name, isFile, response: shape}: Call<Fields, Data>,
  origin: string,
  fetchIt: () => Promise<Response>,
): Promise<Answer<Data>> {
  try {
    const response = await fetchIt()
    if (isFile && response.ok) {
      return {statusCode: 200, message: '', data: (await response.blob()) as Data}
    }
    const answer = await response.json()
    const known = envelope.read(answer)
    if (!known) throw new Error(`The answer to ${name} is no envelope`)
    addFacts(origin, currentProduct().readFacts(answer))
    if (known.statusCode !== 200) return known
    if (!shape) return {...known, data: null as Data, ...idOf(answer.data)}
    if (answer.data == null) return known
    const data = shape.read(answer.data)
    if (data === undefined) throw new Error(`The answer to ${name} has another shape`)
    return {...known, data}
  } catch (error) {
    throw new ApiError(LOAD_FAILED, {cause: error})
  }
}

/** Aborts after so many milliseconds, or with `signal`. Without AbortSignal.any(), which is too new. */
export function timeLimit(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds)
  if (!signal) return timeout
  if (signal.aborted) return signal
  const either = new AbortController()
  for (const each of [signal, timeout]) {
    each.addEventListener('abort', () => either.abort(each.reason), {signal: either.signal})
  }
  return either.signal
}
