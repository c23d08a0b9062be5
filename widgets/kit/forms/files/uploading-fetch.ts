/**
 * A fetch that reports upload progress, 0 to 1, which the browser's own cannot.
 * It supports what the request layer uses: method, headers, body and signal.
 */
export const uploadingFetch =
  (sent: (share: number) => void): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const {method = 'GET', headers, body, signal} = init
      if (signal?.aborted) return reject(signal.reason)
      const request = new XMLHttpRequest()
      const abort = () => request.abort()
      request.open(method, input instanceof Request ? input.url : input)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.responseType = 'blob'
      request.upload.onprogress = ({lengthComputable, loaded, total}) => {
        if (lengthComputable) sent(loaded / total)
      }
      request.onload = () => resolve(answerOf(request))
      request.onerror = () => reject(new TypeError('Failed to fetch'))
      request.onabort = () => reject(signal?.reason)
      request.onloadend = () => signal?.removeEventListener('abort', abort)
      signal?.addEventListener('abort', abort)
      request.send(body as XMLHttpRequestBodyInit)
    })

/** Answers of these may have no body, not even an empty one. */
const WITHOUT_BODY = [204, 205, 304]

function answerOf(request: XMLHttpRequest) {
  const {status, statusText, response} = request
  const lines = request.getAllResponseHeaders().split(/\r\n/).filter(Boolean)
  const headers = lines.map(line => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1)] as [string, string]
  })
  return new Response(WITHOUT_BODY.includes(status) ? null : response, {
    status,
    statusText,
    headers,
  })
}
