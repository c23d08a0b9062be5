/** Loads of requests: as many as N connections get answered, or so many a second. */
import {cpuOf} from '../import/processes.ts'
import {errorOf, type RequestResult, send} from '../load/send.ts'

/** One request; resolves with the status of its answer. */
export type Request = () => Promise<number>

export interface Figures {
  requests: number
  failed: number
  'per second': number
  p50: number
  p95: number
  p99: number
  /** Milliseconds of the server's processor time for each request, whatever else the machine does. */
  'CPU ms': number
}

export interface Load {
  seconds: number
  /** The server's process. */
  pid: number
}

/** Each connection sends a request as soon as the one before was answered. */
export async function closedLoop(request: Request, connections: number, load: Load) {
  return figuresOf(load, async () => {
    const results: RequestResult[] = []
    const end = performance.now() + load.seconds * 1_000
    const worker = async () => {
      while (performance.now() < end) {
        const started = performance.now()
        const error = await errorOf(request())
        results.push({kind: '', time: performance.now() - started, error})
      }
    }
    await Promise.all(Array.from({length: connections}, worker))
    return results
  })
}

/** Times count from when a request was due, so that a stall counts for all that it delays. */
export const openLoop = (sendRequest: Request, rate: number, load: Load) =>
  figuresOf(load, () =>
    send([{name: '', share: 1, sendRequest}], {rate, seconds: load.seconds, pause: 1}),
  )

async function figuresOf(
  {pid}: Load,
  run: () => Promise<RequestResult[]>,
): Promise<Figures & {errors: string[]}> {
  const [started, cpu = Number.NaN] = [performance.now(), cpuOf(pid)]
  const results = await run()
  const seconds = (performance.now() - started) / 1_000
  const used = (cpuOf(pid) ?? Number.NaN) - cpu
  const answered = results.filter(({error}) => !error)
  const {p50, p95, p99} = percentiles(answered.map(({time}) => time))
  return {
    requests: results.length,
    failed: results.length - answered.length,
    'per second': Math.round(answered.length / seconds),
    ...{p50, p95, p99},
    'CPU ms': rounded((used * 1_000) / results.length),
    errors: [...new Set(results.flatMap(({error}) => error ?? []))],
  }
}

/** Times in milliseconds that so many of a hundred do not exceed. */
export function percentiles(times: number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => rounded(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN)
  return {p50: at(0.5), p95: at(0.95), p99: at(0.99)}
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** The median of times in milliseconds, and what a share of them does not exceed. */
export function summary(times: number[], share = 0.99) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(1)
  return `${at(0.5)} / ${at(share)}`
}
