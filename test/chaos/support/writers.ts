/** Visitors who send bookings, and send each again with its key until it is answered with 200. */
import {setTimeout as delay} from 'node:timers/promises'
import {booking} from '../../server/support/people.ts'

const LETTERS = 26
const FIRST = 97
/** Milliseconds until an enquiry that was not answered is sent again. */
const PAUSE = 100

/** Names have no digits: `Lead aaab`. */
export function nameOf(number: number): string {
  let letters = ''
  for (let rest = number; letters.length < 5; rest = Math.floor(rest / LETTERS)) {
    letters = String.fromCharCode(FIRST + (rest % LETTERS)) + letters
  }
  return `Lead ${letters}`
}

export interface Writers {
  /** Names that were answered with 200. */
  acknowledged: Set<string>
  /** What a visitor would not send again. */
  refused: string[]
  /** Lets each finish what it is sending. */
  stop(): Promise<void>
}

export function startWriters(api: string, count: number): Writers {
  const acknowledged = new Set<string>()
  const refused: string[] = []
  let isStopped = false
  let number = 0
  const write = async () => {
    while (!isStopped) {
      const key = crypto.randomUUID()
      const name = nameOf(number++)
      let status = await send(api, name, key)
      for (; !FINAL.includes(status); status = await send(api, name, key)) await delay(PAUSE)
      if (status === 200) acknowledged.add(name)
      else refused.push(`${name}: ${status}`)
    }
  }
  const writing = Array.from({length: count}, write)
  return {
    acknowledged,
    refused,
    async stop() {
      isStopped = true
      await Promise.all(writing)
    },
  }
}

/** Answers after which a browser does not send an enquiry again. */
const FINAL = [200, 400, 403, 404, 409, 413, 415, 422]

/** The status; 0 where there was no answer. */
async function send(api: string, name: string, key: string) {
  try {
    const response = await fetch(`${api}/api/v1/user/createBooking`, {
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
