/** How long faults go on, and on what: `npm run chaos` in full, all other runs in short. */
import {setTimeout as delay} from 'node:timers/promises'
import {seeded} from '../../benchmarks/search/random.ts'
import {everyDatabase} from '../../site/server/support/databases/databases.ts'
import {pglite} from '../../site/server/support/databases/embedded.ts'

const isFull = process.env.CHAOS === 'full'
const extent = (name: string, full: number, short: number) =>
  Number(process.env[name] ?? (isFull ? full : short))

/** In short on the embedded database: PostgreSQL has faults of its own in two other files. */
export const databases = isFull ? everyDatabase : [pglite]
/** Times that a server is killed, at least. */
export const KILLS = extent('KILLS', 100, 1)
/** Enquiries that are acknowledged while servers are killed, at least. */
export const LEADS = extent('LEADS', 10_000, 40)
/** Times that each other fault occurs. */
export const FAULTS = extent('FAULTS', 20, 1)
/** Enquiries that are acknowledged during each fault, at least. */
export const LEADS_PER_FAULT = extent('LEADS_PER_FAULT', 100, 20)
/** Minutes that visitors use several servers while an operator works on them; none in short. */
export const CLUSTER_MINUTES = extent('CLUSTER_MINUTES', 30, 0)
/**
 * The seed of the random moments: `CHAOS_SEED=…` with the number that a run printed repeats them.
 */
export const SEED = extent('CHAOS_SEED', Date.now() % 1_000_000, 1)
console.log(`CHAOS_SEED=${SEED}`)
const {next} = seeded(SEED)
/** Resolves at a moment of chance within so many milliseconds. */
export const chance = (limit: number) => delay(next() * limit)
/** Milliseconds for one test: as long as it takes on a slow machine. */
export const TIMEOUT = isFull ? 4 * 60 * 60 * 1000 : 120_000
