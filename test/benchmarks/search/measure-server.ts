/** Loads of one server: searches and pages with fresh queries, suggestions, the docs page beside them. */
import type {MeasuredServer} from '../server.ts'
import {checkFound, type Found} from './check.ts'
import {type Answer, type Client, openClient} from './client.ts'
import {closedLoop, type Figures, openLoop, type Request} from './loops.ts'
import type {Options} from './options.ts'
import {freshNames, freshQueries} from './queries.ts'
import {readTerms} from './terms.ts'

export type Row = Figures & {'docs page is faster'?: string}

const CONNECTIONS = [1, 4, 16]
/** Requests per second. */
const RATES = [200, 500]
/** Pages and suggestions: as many as keep one core busy. */
const USUAL_CONNECTIONS = 4
const MAX_SOCKETS = 64
/** To read and check each answer would take the processor from the server. */
const CHECK_EVERY = 20
const WARM_UP_SECONDS = 2

type Wanted = Pick<Options, 'parts' | 'seconds' | 'sentences'>

/** A row for each load, by its name. */
export async function measureServer(server: MeasuredServer, options: Wanted) {
  const {parts, seconds} = options
  const client = openClient(MAX_SOCKETS)
  const requests = await requestsOf(server, client, options)
  const load = {seconds, pid: server.pid}
  const rows: Record<string, Row> = {}
  const measured = async (name: string, run: () => Promise<Figures & {errors: string[]}>) => {
    const {errors, ...figures} = await run()
    rows[name] = figures
    if (errors.length === 0) return
    console.error(`${name}: ${errors.join('; ')}`)
    // A rate that is too high for the machine is a result; a refusal is a failure.
    if (errors.some(error => !error.startsWith('not sent'))) process.exitCode = 1
  }
  const closed = async (name: string, request: Request, connections: number) => {
    await closedLoop(request, connections, {...load, seconds: WARM_UP_SECONDS})
    await measured(`${name}, ${connections} at a time`, () =>
      closedLoop(request, connections, load),
    )
  }
  if (parts.includes('searches')) {
    for (const count of CONNECTIONS) await closed('searches', requests.search, count)
    for (const rate of RATES) {
      await measured(`searches, ${rate} a second`, () => openLoop(requests.search, rate, load))
    }
  }
  if (parts.includes('pages')) await closed('list pages', requests.page, USUAL_CONNECTIONS)
  if (parts.includes('suggestions')) {
    await closed('suggestions', requests.suggestion, USUAL_CONNECTIONS)
  }
  await closed('docs page', requests.docs, USUAL_CONNECTIONS)
  client.close()
  const {checked, empty} = requests.counts
  if (checked) console.log(`${Math.round((100 * empty) / checked)} of 100 searches find nothing.`)
  return beside(rows)
}

async function requestsOf({site, api}: MeasuredServer, client: Client, {sentences}: Wanted) {
  const terms = await readTerms(client, api)
  const nextSearch = freshQueries(terms, {sentences})
  const nextPage = freshQueries(terms, {sentences, paged: false, seed: 2})
  const nextName = freshNames(terms.places)
  const plain = async (address: string) => (await client.ask(address)).status
  const counts = {answered: 0, checked: 0, empty: 0}
  const statusOf = (answer: Answer, check: (text: string) => void) => {
    if (answer.status === 200 && counts.answered++ % CHECK_EVERY === 0) check(answer.text())
    return answer.status
  }
  return {
    counts,
    async search() {
      const query = nextSearch()
      const address = `${api}/api/v1/user/search-properties?${new URLSearchParams(query)}`
      return statusOf(await client.ask(address), text => {
        const found: Found = JSON.parse(text).data
        checkFound(query, found)
        counts.checked++
        if (found.total === 0) counts.empty++
      })
    },
    async page() {
      const address = `${site}/properties?${new URLSearchParams(nextPage())}`
      return statusOf(await client.ask(address), text => {
        if (!text.includes('</html>')) throw new Error(`No whole page at ${address}.`)
      })
    },
    suggestion: () => plain(`${api}/api/v1/user/getCities?${new URLSearchParams(nextName())}`),
    docs: () => plain(`${site}/docs/`),
  }
}

/** Compares a rate with that of docs pages, which the same server sends as files. */
function beside(rows: Record<string, Row>) {
  const docs = rows[`docs page, ${USUAL_CONNECTIONS} at a time`]?.['per second'] ?? Number.NaN
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      name.endsWith('at a time')
        ? {...row, 'docs page is faster': `${(docs / row['per second']).toFixed(1)} times`}
        : row,
    ]),
  )
}
