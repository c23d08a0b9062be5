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
