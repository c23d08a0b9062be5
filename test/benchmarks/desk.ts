/**
 * Prints how long the lists of the agency's desk take on the embedded database, p50 and p95 in
 * milliseconds, and of the processors' time in brackets: `npm run desk-speed -- [enquiries=50000]`.
 */
import {mkdtemp, rm} from 'node:fs/promises'
import {loadavg, tmpdir} from 'node:os'
import {join} from 'node:path'
import {sql} from 'drizzle-orm'
import {properties} from '#server/content/tables.ts'
import {openDatabase} from '#server/platform/db/connect.ts'
import {makePart} from '../site/server/support/databases/part-process.ts'
import {fillEnquiries} from './desk/enquiries.ts'
import {measureContent} from './desk/measure-content.ts'
import {measureEnquiries} from './desk/measure-enquiries.ts'
import {fill, type Query} from './search/fill.ts'

const enquiries = Number(process.argv[2] ?? 50_000)
const HOMES = 20_000
const PLACES = 60

const dataDir = await mkdtemp(join(tmpdir(), 'ocp-desk-'))
await makePart('demo', {DATA_DIR: dataDir})
const database = openDatabase({dataDir, databaseUrl: undefined})
try {
  const orm = await database.ready()
  const query: Query = async text => (await orm.execute(sql.raw(text))).rows
  await fill([query], {homes: HOMES, places: PLACES})
  await fillEnquiries(
    orm,
    enquiries,
    (await orm.select({id: properties.id}).from(properties)).map(({id}) => id),
  )
  await orm.execute(sql`analyze`)
  console.log(`${enquiries} enquiries: p50 / p95 in ms. Load ${loadavg()[0]?.toFixed(1)}`)
  console.table(await measureEnquiries(orm))
  console.log(`${HOMES} properties: p50 / p95 in ms. Load ${loadavg()[0]?.toFixed(1)}`)
  console.table(await measureContent(orm))
} finally {
  await database.close()
  await rm(dataDir, {recursive: true})
}
