/** How soon a server answers a search after its start, and the memory that it takes. */
import {setTimeout as delay} from 'node:timers/promises'
import {startServer} from '../server.ts'
import {checkTotals, readTotals} from './check.ts'
import {openClient} from './client.ts'
import type {Dataset} from './datasets.ts'
import {closedLoop} from './loops.ts'
import {freshQueries} from './queries.ts'
import {readTerms} from './terms.ts'

/** Above it a server that does not answer never will. */
const MAX_SECONDS = 600
/** Enough for what the first requests of each kind leave behind. */
const LOAD = {connections: 4, seconds: 5}

export type StartFigures = Awaited<ReturnType<typeof measureStart>>

/** Starts the server of the folder `checkout` on a dataset. */
export async function measureStart({env, query}: Dataset, checkout: string) {
  // The embedded database is the server's alone once that has started.
  const totals = await readTotals(query)
  const logged: Record<string, unknown>[] = []
  const started = performance.now()
  const server = await startServer(
    {...env, LOG_LEVEL: 'info'},
    {checkout, isFilled: true, onLog: line => logged.push(parsed(line))},
  )
  const ready = secondsSince(started)
  const client = openClient(LOAD.connections)
  const address = `${server.api}/api/v1/user/search-properties?purpose=residential-sale`
  while ((await client.ask(address)).status !== 200) {
    if (secondsSince(started) > MAX_SECONDS) throw new Error(`No search is answered: ${address}`)
    await delay(10)
  }
  const answered = secondsSince(started)
  const atStart = server.memory()
  const next = freshQueries(await readTerms(client, server.api))
  const search = async () => {
    const parameters = new URLSearchParams(next())
    return (await client.ask(`${server.api}/api/v1/user/search-properties?${parameters}`)).status
  }
  await closedLoop(search, LOAD.connections, {seconds: LOAD.seconds, pid: server.pid})
  const afterLoad = server.memory()
  await checkTotals(client, server.api, totals)
  client.close()
  await server.stop()
  const read = logged.find(({msg}) => msg === 'all homes are in memory')
  return {
    'ready, s': ready,
    'first search, s': answered,
    'homes read, s': read ? Number(read.milliseconds) / 1_000 : undefined,
    'MB at start': atStart,
    'MB after searches': afterLoad,
  }
}

const secondsSince = (started: number) => Math.round((performance.now() - started) / 10) / 100

function parsed(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line)
  } catch {
    return {}
  }
}
