/** How many requests are in flight; a page shows its spinner while there are any (spec section 2). */
import {type ReadonlySignal, signal} from '../core/view/signals.ts'

const requests = signal(0)

export const inFlight: ReadonlySignal<number> = requests

/** Counts a request for as long as it runs, however it ends. */
export async function whileInFlight<Result>(request: () => Promise<Result>): Promise<Result> {
  requests.value++
  try {
    return await request()
  } finally {
    requests.value--
  }
}
