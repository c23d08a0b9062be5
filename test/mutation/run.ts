/**
 * `npm run mutants`: makes small mistakes in the code that must not lose an enquiry, one at a time,
 * and asks the tests whether they notice. Fails below 85 % of them noticed.
 *
 *   --all          every mutant, not a sample
 *   --seed 7       another sample
 *   --file spool   only files with this in their path, and all of their mutants
 */
import {createHash} from 'node:crypto'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {chromium} from 'playwright-core'
import {findPostgres} from '../site/server/support/databases/postgres.ts'
import {findChromium} from '../support/browser/browser.ts'
import {BROWSER, TIMEOUT} from '../widgets/shared/support/source-page.ts'
import {type Copy, copySources} from './copy.ts'
import {equivalents, fits} from './equivalent.ts'
import {judgesOf, sourceFiles} from './judges.ts'
import {type Mutant, mutantsOf} from './mutants.ts'
import {type Judged, report, scoreOf} from './report.ts'

const PASSING = 0.85
/** As many as two quiet cores judge in a quarter of an hour. */
const SHARE = 0.5
const CONCURRENCY = 2

const root = join(import.meta.dirname, '..', '..')
const {values: options} = parseArgs({
  options: {
    all: {type: 'boolean', default: false},
    seed: {type: 'string', default: '1'},
    file: {type: 'string', multiple: true},
  },
})

const wanted = options.file ?? ['']
const files = sourceFiles(root).filter(file => wanted.some(part => file.includes(part)))
const mutants = files.flatMap(file => mutantsOf(root, file))
const reasons = new Map(
  mutants.flatMap(mutant => {
    const reason = equivalents.find(one => fits(one, mutant))
    return reason ? [[mutant, reason] as const] : []
  }),
)
if (!options.file) refuseStale()
const counted = mutants.filter(mutant => !reasons.has(mutant)).filter(isChosen)
if (!counted.length) throw new Error(`There is nothing to mutate in ${wanted.join(', ')}.`)

const folder = mkdtempSync(join(tmpdir(), 'ocp-mutants-'))
process.once('exit', () => rmSync(folder, {recursive: true, force: true}))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

// Started once for all judges: each would start its own.
const postgres = await findPostgres()
if (postgres) process.env.TEST_DATABASE_URL = postgres.url
const browser = await chromium.launchServer(await findChromium())
process.env[BROWSER] = browser.wsEndpoint()
process.env[TIMEOUT] = '4000'
const copies = await Promise.all(
  Array.from({length: CONCURRENCY}, (_, n) => copySources(join(folder, `${n}`))),
)
const usual = await measure()
const judged = await judgeAll()
await postgres?.stop()
await browser.close()

console.log(
  report(
    judged,
    [...reasons].map(([mutant, reason]) => ({mutant, reason})),
  ),
)
const isEnough = scoreOf(judged) >= PASSING
if (!isEnough) console.log(`\nFewer than ${PASSING * 100} % are noticed: say more in the tests.`)
process.exit(isEnough ? 0 : 1)

/** The same ones for the same seed, whatever else changes in the files. */
function isChosen({file, code, change}: Mutant) {
  if (options.all || options.file) return true
  const hash = createHash('sha256').update([options.seed, file, code, change].join('\n'))
  return hash.digest().readUInt32BE() / 2 ** 32 < SHARE
}

function refuseStale() {
  const stale = equivalents.filter(one => !mutants.some(mutant => fits(one, mutant)))
  if (!stale.length) return
  const lines = stale.map(({file, code, change}) => `${file}: ${code}  (${change})`)
  throw new Error(`Take out of equivalent.ts what is no mutant any more:\n${lines.join('\n')}`)
}

/** How long each judge takes without any mistake. */
async function measure() {
  const times = new Map<string, number>()
  const needed = [...new Set(counted.flatMap(({file}) => judgesOf(file)))]
  await inTurns(needed, async (judge, copy) => {
    times.set(judge, await copy.measure(judge))
  })
  return (judge: string) => times.get(judge) ?? 0
}

async function judgeAll() {
  const all: Judged[] = []
  await inTurns(counted, async (mutant, copy) => {
    const verdict = await copy.judge(mutant, usual)
    all.push({mutant, verdict})
    if (all.length % 25 === 0) {
      const score = (scoreOf(all) * 100).toFixed(1)
      console.error(`${all.length} of ${counted.length} judged, ${score} % noticed`)
    }
  })
  const place = new Map(counted.map((mutant, at) => [mutant, at]))
  return all.sort((one, other) => (place.get(one.mutant) ?? 0) - (place.get(other.mutant) ?? 0))
}

async function inTurns<Item>(items: Item[], work: (item: Item, copy: Copy) => Promise<void>) {
  const waiting = [...items]
  await Promise.all(
    copies.map(async copy => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
        await work(item, copy)
      }
    }),
  )
}
