/** Sends a mix of requests at a constant rate, however fast they are answered. */
import {setTimeout as delay} from 'node:timers/promises'
import type {Kind} from './mix.ts'

export interface RequestResult {
  kind: string
  /** Milliseconds from when it was due, not from when it could be sent: waiting counts. */
  time: number
  /** A status other than 200, or why there was no answer. */
  error?: string
}

export interface Load {
  /** Requests per second. */
  rate: number
  seconds: number
  /** Milliseconds between looks at what is due: the fewer, the more exact short times are. */
  pause?: number
}

/** Above so many requests at once a server does not keep up, and more would only wait. */
const MAX_CONCURRENCY = 2_000
/** Networks of the visitors: limits are by network. */
const CLIENTS = 4_000
const PAUSE_MS = 5

export async function send(
  kinds: Kind[],
  {rate, seconds, pause = PAUSE_MS}: Load,
): Promise<RequestResult[]> {
  const sent: RequestResult[] = []
  const running = new Set<Promise<void>>()
  const begun = performance.now()
  const elapsed = () => performance.now() - begun

  const total = Math.round(rate * seconds)

  for (let count = 0; count < total; await delay(pause)) {
    for (const due = Math.min(total, (elapsed() * rate) / 1000); count < due; count++) {
      const {name: kind, sendRequest} = chosen(kinds)
      const time = begun + (count * 1000) / rate
      if (running.size >= MAX_CONCURRENCY) {
        sent.push({kind, time: 0, error: 'not sent: too many requests wait for an answer'})
        continue
      }
      const request = errorOf(sendRequest(clientAt(count))).then(error => {
        sent.push({kind, time: performance.now() - time, error})
        running.delete(request)
      })
      running.add(request)
    }
  }
  await Promise.all(running)
  return sent
}

export const errorOf = (status: Promise<number>) =>
  status.then(
    code => (code === 200 ? undefined : `status ${code}`),
    ({message, cause}: Error) => `${message}: ${(cause as Error | undefined)?.message}`,
  )

export function chosen(kinds: Kind[]): Kind {
  let remaining = Math.random() * kinds.reduce((sum, {share}) => sum + share, 0)
  for (const kind of kinds) {
    remaining -= kind.share
    if (remaining < 0) return kind
  }
  return kinds[0] as Kind
}

export const clientAt = (count: number) => {
  const client = count % CLIENTS
  return `10.${client >> 8}.${client & 255}.1`
}
