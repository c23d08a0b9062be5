/**
 * `npm run search-speed`: how fast searches are over HTTP, with queries that no server has kept an
 * answer to, beside the static docs page of the same server. For each database and number of homes it
 * prints the start and the memory, loads of searches, list pages and suggestions, and how soon another
 * server finds a home that was changed. Needs a build.
 *
 *     npm run search-speed -- [100 100000 1000000 …] [--database PGlite|PostgreSQL] [--places 60]
 *                             [--only start|searches|pages|suggestions|changes] [--seconds 5]
 *                             [--sentences] [--large] [--dir CHECKOUT]...
 *
 * PGlite is measured with up to 100,000 homes, and with more if `--large` stands there; 10000000 homes
 * take 30 GB. Without PostgreSQL (`TEST_DATABASE_URL`, else a temporary one) its part is left out.
 * `--dir` names other checkouts with a build, which the same script measures one after the other. It
 * fails where an answer is wrong or refused.
 */
import {loadavg} from 'node:os'
import {measureChanges} from './search/changes.ts'
import {type Dataset, type Maker, openMaker} from './search/datasets.ts'
import {measureServer} from './search/measure-server.ts'
import {type DatabaseName, MAX_EMBEDDED, readOptions} from './search/options.ts'
import {measureStart, type StartFigures} from './search/start.ts'
import {startServer} from './server.ts'

/** With fewer, the cached cards of homes, up to 48 MB, weigh more than the homes. */
const MIN_HOMES_TO_WEIGH = 5_000_000

const options = readOptions(process.argv.slice(2))
const {parts, places, sizes, large} = options
const measuresServer = ['searches', 'pages', 'suggestions'].some(part =>
  parts.includes(part as never),
)

for (const name of options.databases) {
  for (const checkout of options.directories) await measureDatabase(name, checkout)
}
// Connections to a database that has stopped do not keep it.
process.exit()

async function measureDatabase(name: DatabaseName, checkout: string) {
  const maker = await openMaker(name, checkout)
  if (!maker) return console.log(`${name}: not run`)
  try {
    const empty = parts.includes('start') ? await measureEmpty(maker, checkout) : undefined
    for (const homes of sizes) {
      if (name === 'PGlite' && homes > MAX_EMBEDDED && !large) continue
      const started = performance.now()
      const dataset = await maker.make({homes, places})
      const seconds = Math.round((performance.now() - started) / 1_000)
      console.log(`\n${name}, ${homes} homes (stored in ${seconds} s), ${checkout}`)
      await measureDataset(dataset, {homes, checkout, empty})
      await dataset.remove()
    }
  } finally {
    await maker.stop()
  }
}

/** The demo: a server with hardly a home. */
async function measureEmpty(maker: Maker, checkout: string) {
  const dataset = await maker.make()
  const figures = await measureStart(dataset, checkout)
  await dataset.remove()
  return figures
}

interface Measured {
  homes: number
  checkout: string
  empty: StartFigures | undefined
}

async function measureDataset(dataset: Dataset, {homes, checkout, empty}: Measured) {
  const load = () => loadavg()[0]?.toFixed(1)
  const before = load()
  if (empty) {
    const figures = await measureStart(dataset, checkout)
    const more = figures['MB after searches'] - empty['MB after searches']
    const ofHome = homes >= MIN_HOMES_TO_WEIGH && Math.round((more * 2 ** 20) / homes)
    console.table({
      'with the demo': empty,
      'with these homes': {...figures, ...(ofHome && {'bytes of a home': ofHome})},
    })
  }
  if (measuresServer) {
    const server = await startServer(dataset.env, {checkout, isFilled: true})
    console.table(await measureServer(server, options))
    await server.stop()
  }
  if (parts.includes('changes') && dataset.env.DATABASE_URL) {
    console.table(await measureChanges(dataset, checkout))
  }
  console.log(`Load of the machine over a minute: ${before} before, ${load()} after.`)
}
