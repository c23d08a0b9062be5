/** Loaded before a server's own code: the time of day jumps, as when a machine's clock is set. */
import {seeded} from '../../benchmarks/search/random.ts'

const YEAR = 366 * 24 * 60 * 60 * 1000
/** Milliseconds between jumps. */
const INTERVAL_MS = 50

const Original = Date
const {next} = seeded(Number(process.env.CHAOS_SEED))
let offset = 0

globalThis.Date = new Proxy(Original, {
  construct: (_, args: [], newTarget) =>
    Reflect.construct(Original, args.length ? args : [now()], newTarget),
  apply: () => new Original(now()).toString(),
  get: (_, name) => (name === 'now' ? now : Reflect.get(Original, name)),
})

const now = () => Original.now() + offset

setInterval(() => {
  offset = Math.round((next() * 2 - 1) * YEAR)
}, INTERVAL_MS).unref()
