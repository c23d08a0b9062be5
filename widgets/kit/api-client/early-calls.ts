/**
 * Reading calls that were started before the request layer was there, by their addresses. Without a
 * header of ours a request to another origin needs no preflight.
 */
const started = new Map<string, Promise<Response>>()

/** Sends the request now; a later call to the same address gets this answer, unless `leaving` is aborted before. */
export function startCall(address: string, leaving: AbortSignal) {
  if (started.has(address) || navigator.onLine === false) return
  const answer = fetch(address)
  started.set(address, answer)
  const forget = () => {
    if (started.get(address) === answer) started.delete(address)
  }
  // The call itself reports a failure; one that nobody makes any more has none to report.
  answer.catch(forget)
  leaving.addEventListener('abort', forget, {once: true})
}

/** The answer to a call that was started, once; then the next call asks again. */
export function takeStarted(address: string): Promise<Response> | undefined {
  const answer = started.get(address)
  started.delete(address)
  return answer
}
