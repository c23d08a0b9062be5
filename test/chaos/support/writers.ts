/** Visitors who send bookings, and send each again with its key until it is answered with 200. */
import {setTimeout as delay} from 'node:timers/promises'
import {booking} from '../../site/server/support/leads/people.ts'

const LETTERS = 26
const FIRST = 97
export const WRITERS = 12
/** Milliseconds until an enquiry that was not answered is sent again. */
const RETRY_DELAY_MS = 100

/** Names have no digits: `Lead aaab`. */
export function nameOf(number: number): string {
  let letters = ''
  for (let rest = number; letters.length < 5; rest = Math.floor(rest / LETTERS)) {
    letters = String.fromCharCode(FIRST + (rest % LETTERS)) + letters
  }
  return `Lead ${letters}`
}

export type Writers = ReturnType<typeof startWriters>

/** `apis`: servers behind one address; each try goes to the next, as a load balancer sends it. */
export function startWriters(...apis: string[]) {
  /** Names that were answered with 200. */
  const acknowledged = new Set<string>()
  /** Names of enquiries that were rejected in a way that makes a visitor give up. */
  const rejected: string[] = []
  /** Status -> how often it was the answer; 0: there was none. */
  const answers = new Map<number, number>()
  let isStopped = false
  let number = 0
  let tries = 0
  const attempt = async (name: string, key: string) => {
    const status = await send(apis[tries++ % apis.length] ?? '', name, key)
    answers.set(status, (answers.get(status) ?? 0) + 1)
    return status
  }
  const write = async () => {
    while (!isStopped) {
      const key = crypto.randomUUID()
      const name = nameOf(number++)
      let status = await attempt(name, key)
      for (; !FINAL.includes(status); status = await attempt(name, key)) await delay(RETRY_DELAY_MS)
      if (status === 200) acknowledged.add(name)
      else rejected.push(`${name}: ${status}`)
    }
  }
  const writing = Array.from({length: WRITERS}, write)
  return {
    acknowledged,
    rejected,
    answers,
    /** Resolves when so many more were answered with this status. */
    async more(count: number, status = 200) {
      const target = (answers.get(status) ?? 0) + count
      while ((answers.get(status) ?? 0) < target) await delay(10)
    },
    /** Lets each finish what it is sending. */
    async stop() {
      isStopped = true
      await Promise.all(writing)
    },
  }
}

/** Answers after which a browser does not send an enquiry again. */
const FINAL = [200, 400, 403, 404, 409, 413, 415, 422]

/** The status; 0 where there was no answer. `formToken`: of the page that the visitor came from. */
export async function send(api: string, name: string, key: string, formToken?: string) {
  const query = formToken ? `?form=${formToken}` : ''
  try {
    const response = await fetch(`${api}/api/v1/user/createBooking${query}`, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'idempotency-key': key},
      body: JSON.stringify({...booking, name}),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0 // the server was killed
  }
}
