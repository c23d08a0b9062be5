/** How soon another server finds a home as an editor has just changed it, on the same PostgreSQL. */
import {join} from 'node:path'
import {sql} from 'drizzle-orm'
import {startServer} from '../server.ts'
import type {Found} from './check.ts'
import {openClient, readData} from './client.ts'
import type {Dataset} from './datasets.ts'
import {percentiles} from './loops.ts'

const EDITS = 100
/** Higher than any other price, so that the home is the first of the dearest. */
const PRICE = 2_000_000_000
const MAX_MS = 30_000

export async function measureChanges({env}: Dataset, checkout: string) {
  const server = await startServer(env, {checkout, isFilled: true})
  const desk = await openDesk(env, checkout)
  const client = openClient(1)
  const address = `${server.api}/api/v1/user/search-properties?sort=price_high&min_price=${PRICE}`
  const dearest = async () => {
    const {properties} = await readData<Found>(client, address)
    return properties[0]?.about.price
  }
  const fromSave: number[] = []
  const fromNews: number[] = []
  // The first one finds no home before it, and is not counted.
  for (let edit = 0; edit <= EDITS; edit++) {
    const price = PRICE + edit
    const saved = performance.now()
    await desk.setPrice(price)
    const told = performance.now()
    while ((await dearest()) !== price) {
      if (performance.now() - told > MAX_MS) throw new Error('Another server misses an edit.')
    }
    if (edit === 0) continue
    fromSave.push(performance.now() - saved)
    fromNews.push(performance.now() - told)
  }
  client.close()
  await desk.close()
  await server.stop()
  return {
    'from the save, ms': percentiles(fromSave),
    'from its end, ms': percentiles(fromNews),
  }
}

/** Writes as the desk of that version does, with its own modules. */
async function openDesk(env: Record<string, string>, checkout: string) {
  const load = (path: string) => import(join(checkout, 'site/server', path))
  const {openDatabase}: typeof import('#server/platform/db/connect.ts') =
    await load('platform/db/connect.ts')
  const {properties}: typeof import('#server/content/tables.ts') = await load('content/tables.ts')
  const {contentRows}: typeof import('#server/content/records/content-rows.ts') = await load(
    'content/records/content-rows.ts',
  )
  const {noteChanged}: typeof import('#server/content/records/record-states.ts') = await load(
    'content/records/record-states.ts',
  )
  const {lockContent, raiseVersion}: typeof import('#server/content/versions/content-change.ts') =
    await load('content/versions/content-change.ts')
  const {tellOfChange}: typeof import('#server/content/versions/content-version.ts') = await load(
    'content/versions/content-version.ts',
  )
  const database = openDatabase({databaseUrl: env.DATABASE_URL, dataDir: ''})
  const orm = await database.ready()
  const [home] = await orm
    .select()
    .from(properties)
    .where(
      sql`published and status = 'ACTIVE' and purpose = 'residential-sale' and permit_expiry is null`,
    )
    .limit(1)
  if (!home) throw new Error('There is no home to be changed.')
  const {id, ...values} = home
  return {
    async setPrice(price: number) {
      const row = {id, values: {...values, price}}
      await orm.transaction(async transaction => {
        await lockContent(transaction)
        await contentRows('properties').write(transaction, [row])
        await noteChanged(transaction, 'properties', [row], new Set([id]))
        await raiseVersion(transaction)
      })
      await tellOfChange(database, orm)
    },
    close: () => database.close(),
  }
}
