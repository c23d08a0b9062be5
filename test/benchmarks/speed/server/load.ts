/** As many requests for one address as are answered, by autocannon in a process of its own. */
import {execFile} from 'node:child_process'
import {promisify} from 'node:util'
import {comparedPath} from '../compared.ts'
import type {Figures} from '../report/figures.ts'

export interface Load {
  name: string
  url: string
  /** How it is answered; 200 unless it says so. */
  status?: number
  headers?: Record<string, string>
  /** Posted, where there is one. */
  body?: string
}

/** The part of autocannon's report that is read. */
interface Report {
  requests: {average: number}
  latency: {p99: number}
  errors: number
  statusCodeStats: Record<string, {count: number} | undefined>
}

const SECONDS = 3
const WARM_UP_SECONDS = 1
/** Kept alive, each with one request at a time. */
const CONNECTIONS = 10

const run = promisify(execFile)

export async function sendLoad(load: Load): Promise<Figures> {
  await cannon(load, WARM_UP_SECONDS)
  const {requests, latency, errors, statusCodeStats} = await cannon(load, SECONDS)
  const other = Object.entries(statusCodeStats).filter(
    ([code]) => Number(code) !== (load.status ?? 200),
  )
  const refused = other.reduce((sum, [, stats]) => sum + (stats?.count ?? 0), 0)
  return {rate: requests.average, p99: latency.p99, errors: errors + refused}
}

async function cannon({url, headers = {}, body}: Load, seconds: number): Promise<Report> {
  const all = {'accept-encoding': 'br', ...headers}
  const args = [
    comparedPath('autocannon/autocannon.js'),
    ...['--json', '--connections', String(CONNECTIONS), '--duration', String(seconds)],
    ...Object.entries(all).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    ...(body ? ['--method', 'POST', '--body', body] : []),
    url,
  ]
  return JSON.parse((await run(process.execPath, args, {maxBuffer: 2 ** 24})).stdout)
}
