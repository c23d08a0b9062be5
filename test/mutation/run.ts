/**
 * `npm run mutants`: makes small mistakes in the code that must not lose an enquiry, one at a time,
 * and runs the tests that should notice. Fails when fewer than 85 % are killed.
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
import {runOrExit} from '../../site/commands/node24.mjs'
import {globalSetup, globalTeardown} from '../site/server/support/databases/shared-parts.ts'
import {findChromium} from '../support/browser/browser.ts'
import {BROWSER, TIMEOUT} from '../widgets/kit/support/source-page.ts'
import {type Copy, copySources} from './copy.ts'
import {sourceFiles, testFilesOf} from './covering-tests.ts'
import {equivalents, matches} from './equivalent.ts'
import {type Mutant, mutantsOf} from './mutants.ts'
import {type MutantResult, report, scoreOf} from './report.ts'

const MIN_SCORE = 0.85
/** As many as two idle cores can run in a quarter of an hour. */
const SHARE = 0.1
const CONCURRENCY = 2

const root = join(import.meta.dirname, '..', '..')
const {values: options} = parseArgs({
  options: {
    all: {type: 'boolean', default: false},
    seed: {type: 'string', default: '1'},
    file: {type: 'string', multiple: true},
  },
})

const selected = options.file ?? ['']
const files = sourceFiles(root).filter(file => selected.some(part => file.includes(part)))
const mutants = files.flatMap(file => mutantsOf(root, file))
const reasons = new Map(
  mutants.flatMap(mutant => {
    const reason = equivalents.find(one => matches(one, mutant))
    return reason ? [[mutant, reason] as const] : []
  }),
)
if (!options.file) failOnStaleEquivalents()
const counted = mutants.filter(mutant => !reasons.has(mutant)).filter(isChosen)
if (!counted.length) throw new Error(`There is nothing to mutate in ${selected.join(', ')}.`)

runOrExit('site/build/build.ts')
const folder = mkdtempSync(join(tmpdir(), 'ocp-mutants-'))
process.once('exit', () => rmSync(folder, {recursive: true, force: true}))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

// Set up once: each test file would start its own, and make its databases again for a changed source.
runOrExit('test/site/server/support/databases/prepare-databases.ts', [], {NODE_ENV: 'test'})
await globalSetup()
const browser = await chromium.launchServer(await findChromium())
process.env[BROWSER] = browser.wsEndpoint()
process.env[TIMEOUT] = '4000'
const copies = await Promise.all(
  Array.from({length: CONCURRENCY}, (_, n) => copySources(join(folder, `${n}`))),
)
const durationOf = await measure()
const results = await runAll()
await globalTeardown()
await browser.close()

console.log(
  report(
    results,
    [...reasons].map(([mutant, reason]) => ({mutant, reason})),
  ),
)
const isEnough = scoreOf(results) >= MIN_SCORE
if (!isEnough)
  console.log(`\nFewer than ${MIN_SCORE * 100} % are killed: assert more in the tests.`)
process.exit(isEnough ? 0 : 1)

/** The same ones for the same seed, whatever else changes in the files. */
function isChosen({file, code, change}: Mutant) {
  if (options.all || options.file) return true
  const hash = createHash('sha256').update([options.seed, file, code, change].join('\n'))
  return hash.digest().readUInt32BE() / 2 ** 32 < SHARE
}

function failOnStaleEquivalents() {
  const stale = equivalents.filter(one => !mutants.some(mutant => matches(one, mutant)))
  if (!stale.length) return
  const lines = stale.map(({file, code, change}) => `${file}: ${code}  (${change})`)
  throw new Error(`Remove stale entries from equivalent.ts:\n${lines.join('\n')}`)
}

/** How long each test file takes without a mutant. */
async function measure() {
  const times = new Map<string, number>()
  const needed = [...new Set(counted.flatMap(({file}) => testFilesOf(file)))]
  await distribute(needed, async (testFile, copy) => {
    times.set(testFile, await copy.measure(testFile))
  })
  return (testFile: string) => times.get(testFile) ?? 0
}

async function runAll() {
  const all: MutantResult[] = []
  await distribute(counted, async (mutant, copy) => {
    const status = await copy.run(mutant, durationOf)
    all.push({mutant, status})
    if (all.length % 25 === 0) {
      const score = (scoreOf(all) * 100).toFixed(1)
      console.error(`${all.length} of ${counted.length} run, ${score} % killed`)
    }
  })
  const place = new Map(counted.map((mutant, at) => [mutant, at]))
  return all.sort((one, other) => (place.get(one.mutant) ?? 0) - (place.get(other.mutant) ?? 0))
}

async function distribute<Item>(items: Item[], work: (item: Item, copy: Copy) => Promise<void>) {
  const remaining = [...items]
  await Promise.all(
    copies.map(async copy => {
      for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) {
        await work(item, copy)
      }
    }),
  )
}
