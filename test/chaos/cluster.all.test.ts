/** Half an hour of a product on several machines, with all that an operator does to one. */
import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import {setTimeout as delay} from 'node:timers/promises'
import {fileURLToPath} from 'node:url'
import {anotherBuild} from '../site/app/startup/support/another-build.ts'
import {runContent} from '../site/server/support/content/content-command.ts'
import {hasPostgres} from '../site/server/support/databases/postgres.ts'
import {useBrowser} from '../site/support/site/use-browser.ts'
import {exportedLeads} from '../support/records/leads.ts'
import {hasCaddy} from './support/caddy.ts'
import {type Cluster, startCluster} from './support/cluster.ts'
import {CLUSTER_MINUTES} from './support/extent.ts'
import {startVisitors, type Visitors} from './support/visitors.ts'

const MINUTE = 60_000
/** A machine that failed is back after so many milliseconds. */
const OUTAGE_MS = 5_000
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const OWN_BUILD = pathOf('../../dist')
const DEMO = pathOf('../../site/content/demo')

const skip =
  (!CLUSTER_MINUTES && 'takes half an hour: `npm run chaos -- cluster`') ||
  (!hasPostgres() && 'PostgreSQL is not installed') ||
  (!hasCaddy() && 'Caddy is not installed')

describe('three servers, two builds, a replica, a bucket and a proxy', {skip}, () => {
  const browser = useBrowser()
  let cluster: Cluster
  before(async () => {
    cluster = await startCluster(OWN_BUILD)
  })
  after(() => cluster.stop())

  it(`${CLUSTER_MINUTES} minutes of updates, a kill, a lagging replica and an import lose no enquiry`, {
    timeout: (CLUSTER_MINUTES + 10) * MINUTE,
  }, async () => {
    const next = await anotherBuild()
    const page = await (await browser.newContext()).newPage()
    await page.goto(cluster.site)
    const visitors = startVisitors(cluster, page)
    const codes = [
      ...(await updateAll(cluster, next)),
      ...(await workOn(cluster)),
      ...(await updateAll(cluster, OWN_BUILD)),
    ]
    await aWhile()
    await visitors.stop()
    codes.push(...(await cluster.stopServers()))
    const [env = {}] = cluster.environments
    const found = compare(visitors, await exportedLeads(env))
    console.log(visitors.counts, `${visitors.acknowledged.size} acknowledged`)
    assert.deepEqual(
      {...found, failures: visitors.failures, codes: codes.filter(code => code !== 0)},
      {lost: [], doubled: [], suspected: [], failures: [], codes: []},
    )
  })
})

/** A sixth of all. */
// clock: the operator chose how long the servers run.
const aWhile = () => delay((CLUSTER_MINUTES * MINUTE) / 6)

/** One server after the other, after a while; the exit codes of those that were replaced. */
async function updateAll(cluster: Cluster, build: string) {
  await aWhile()
  const codes: (number | null)[] = []
  for (const env of cluster.environments) codes.push(await cluster.update(env, build))
  return codes
}

/** Sends enquiries between two updates, and returns the exit code of the import. */
async function workOn(cluster: Cluster) {
  const [, second = {}, third = {}] = cluster.environments
  await aWhile()
  await cluster.kill(second, OUTAGE_MS)
  await aWhile()
  await cluster.pauseReplica()
  const {code, stderr} = await runContent(['import', DEMO], third)
  if (code !== 0) console.error(stderr)
  await aWhile()
  await cluster.resumeReplica()
  return [code]
}

function compare({acknowledged}: Visitors, stored: {name?: string; suspected_spam?: string}[]) {
  const names = stored.map(({name = ''}) => name)
  return {
    lost: [...acknowledged].filter(name => !names.includes(name)),
    doubled: names.filter((name, at) => names.indexOf(name) !== at),
    suspected: stored.filter(one => one.suspected_spam).map(one => one.name),
  }
}
