/** Sends a number of requests of a mix, some at a time, each as soon as another was answered. */
import type {Kind} from './mix.ts'
import {chosen, clientAt} from './send.ts'

const AT_A_TIME = 20

/** How many were not answered 200. */
export async function sendSteadily(kinds: Kind[], total: number): Promise<number> {
  let sent = 0
  let failed = 0
  const sender = async () => {
    while (sent < total) {
      const client = clientAt(sent++)
      const status = await chosen(kinds)
        .sendRequest(client)
        .catch(() => 0)
      if (status !== 200) failed++
    }
  }
  await Promise.all(Array.from({length: AT_A_TIME}, sender))
  return failed
}
