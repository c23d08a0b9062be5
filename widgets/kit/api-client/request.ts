/** Sends the request of a call: the only place where wretch is used. */
import wretch from 'wretch'
import {type Call, takesFiles} from './call.ts'

interface RequestOptions {
  headers: Record<string, string>
  signal: AbortSignal
  /** Replaces the browser's own. */
  fetch?: typeof fetch
}

/** Any status is an answer here: what it means is in the envelope. */
export async function sendRequest(
  call: Call,
  address: string,
  params: Record<string, unknown>,
  {headers, signal, fetch}: RequestOptions,
): Promise<Response> {
  const url = wretch(address)
    .fetchPolyfill(fetch ?? ((input, init) => globalThis.fetch(input, init)))
    .options({signal})
    .headers(headers)
  const answered = (error: {response?: Response}) => {
    if (error.response) return error.response
    throw error
  }
  if (call.method === 'GET') return url.get().res().catch(answered)
  const body = takesFiles(call) ? formDataOf(params) : undefined
  const sent = body ? url.body(body).post() : url.post(params)
  return sent.res().catch(answered)
}

function formDataOf(params: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) form.append(name, one instanceof Blob ? one : String(one))
    }
  }
  return form
}
