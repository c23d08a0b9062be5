/**
 * Prints how the server does under a constant load of pages, reads, searches, enquiries and uploads:
 * `npm run load -- [--minutes 10] [--rate 300] [--attack 2]`. Meanwhile `--attack` bodies a second come
 * that are made to keep a server busy. On PGlite, and on PostgreSQL where there is one.
 */
import {parseArgs} from 'node:util'
import {findPostgres} from '../site/server/support/databases/postgres.ts'
import {attacksOn} from './load/attacks.ts'
import {mixOf} from './load/mix.ts'
import {send} from './load/send.ts'
import {errorsOf, figuresByKind, figuresOf} from './load/summary.ts'
import {startServer} from './server.ts'

const {values} = parseArgs({
  options: {
    minutes: {type: 'string', default: '10'},
    rate: {type: 'string', default: '300'},
    attack: {type: 'string', default: '2'},
  },
})
const seconds = Number(values.minutes) * 60
const rate = Number(values.rate)
const attackRate = Number(values.attack)
if (!(seconds > 0 && rate > 0 && attackRate >= 0)) {
  console.error('--minutes and --rate are numbers above 0, --attack is 0 or more.')
  process.exit(1)
}
const WARM_UP = {rate: Math.min(rate, 50), seconds: 10}

await measure('PGlite', {})
const postgres = await findPostgres()
if (postgres) {
  await measure('PostgreSQL', {DATABASE_URL: await postgres.createDatabase()})
  await postgres.stop()
} else console.log('PostgreSQL: not run')

async function measure(name: string, env: Record<string, string>) {
  const server = await startServer(env)
  const kinds = await mixOf(server)
  await send(kinds, WARM_UP)
  server.loopDelays.length = 0
  const memory: number[] = []
  const sampling = setInterval(() => memory.push(server.memory()), 1_000)
  const [sent, attacks] = await Promise.all([
    send(kinds, {rate, seconds}),
    send(attacksOn(server), {rate: attackRate, seconds}),
  ])
  clearInterval(sampling)
  const delays = server.loopDelays.toSorted((a, b) => a - b)
  await server.stop()

  console.log(`\n${name}: ${rate} requests a second for ${seconds} s; times in milliseconds`)
  console.table({...figuresByKind(sent), ...(attacks.length && {attacks: figuresOf(attacks)})})
  for (const [error, count] of Object.entries(errorsOf([...sent, ...attacks])))
    console.log(`${count} × ${error}`)
  console.log(`memory in each minute, MB: ${byMinute(memory).join(' ')}`)
  console.log(
    `longest delay of the event loop in a second: ${Math.round(delays[delays.length >> 1] ?? 0)} ms in the median, at most ${Math.round(delays.at(-1) ?? 0)} ms`,
  )
}

/** The mean of each minute of samples that were taken every second. */
function byMinute(samples: number[]) {
  return Array.from({length: Math.ceil(samples.length / 60)}, (_, minute) =>
    mean(samples.slice(minute * 60, (minute + 1) * 60)),
  )
}

function mean(all: number[]) {
  return Math.round(all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length))
}
