/** How soon a server answers for the pages of a large market: to the first visitor, and to the next. */
import {communityPath} from '../../../site/app/shared-with-server/place-paths.ts'
import {type MeasuredServer, startServer} from '../server.ts'
import {areas, builders, propertyRows} from './market.ts'
import {summary} from './measure.ts'
import {seeded} from './random.ts'
import {usualSearches} from './usual-searches.ts'

/** The number of addresses for each kind, as far as there are so many. */
const ADDRESSES = 200
const WARM_UP = 20

/** Kind of page -> p50 and p99 of the milliseconds until the first byte. */
export async function measurePages(databaseUrl: string) {
  const server = await startServer({DATABASE_URL: databaseUrl}, {isFilled: true})
  const atStart = server.memory()
  const homes = await propertyPages(server)
  for (const path of homes.splice(0, WARM_UP)) await timeToFirstByte(server.site + path)
  const table: Record<string, object> = {}
  for (const [kind, paths] of Object.entries({...otherPages(), property: homes})) {
    const visit = async () => {
      const times: number[] = []
      for (const path of paths) times.push(await timeToFirstByte(server.site + path))
      return summary(times)
    }
    const first = await visit()
    table[kind] = {addresses: paths.length, 'first visit': first, 'next visit': await visit()}
  }
  console.log(`The server: ${atStart} MB at start, ${server.memory()} MB after all visits.`)
  await server.stop()
  return table
}

const otherPages = () => ({
  search: searches(),
  'home and lists': ['/', '/properties', '/communities', '/builders', '/neighborhood-guides'],
  community: areas.map(area => communityPath(area.toLowerCase())),
  'projects of a builder': builders.map(builder => `/projects/${builder}`),
})

/** Each usual search as often, on pages as deep as visitors look. */
function searches() {
  const random = seeded(2)
  const kinds = Object.values(usualSearches)
  const paths = new Set<string>()
  for (let turn = 0; paths.size < ADDRESSES && turn < 10 * ADDRESSES; turn++) {
    const values = kinds[turn % kinds.length]?.(random)
    const page = `${random.integer(1, 5)}`
    paths.add(`/properties?${new URLSearchParams({...values, page} as Record<string, string>)}`)
  }
  return [...paths]
}

async function propertyPages({site}: MeasuredServer) {
  const found: string[] = []
  for (const {id} of propertyRows(0, 3 * ADDRESSES)) {
    const path = `/properties/${id}`
    // Sold homes and homes without a permit have no page.
    const {status} = await fetch(site + path, {method: 'HEAD'})
    if (status === 200 && found.push(path) === ADDRESSES + WARM_UP) break
  }
  return found
}

async function timeToFirstByte(address: string) {
  const started = performance.now()
  const response = await fetch(address)
  const time = performance.now() - started
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${response.status} for ${address}`)
  return time
}
