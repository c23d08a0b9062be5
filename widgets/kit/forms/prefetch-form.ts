import type {Prefetch} from '../core/definition.ts'

/** What the first press in a form needs: its parts, the request layer and the toaster. */
export const prefetchForm =
  (...parts: (() => Promise<unknown>)[]): Prefetch =>
  ({notify, prepareCalls}) => {
    // A part that does not arrive now is fetched again when it is needed.
    for (const fetchPart of parts) fetchPart().catch(() => {})
    prepareCalls()
    notify.prepare()
  }
