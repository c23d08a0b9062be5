/**
 * Reads homes from the database, each as one line of text: the database writes and Node.js reads lines
 * several times as fast as rows of fields.
 */
import {and, count, inArray, type SQL, sql, sum} from 'drizzle-orm'
import {available} from '#server/content/records/advertisements.ts'
import {properties} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {rowsOf} from '#server/platform/db/rows.ts'
import {ServerError} from '#server/platform/http-error.ts'
import {amenityCodes} from '#trade/property/amenities/codes.ts'
import {byGroup} from './by-group.ts'
import {facts, groupAdder, valueAdder} from './groups.ts'
import {emptyHomes, type Homes, hashOf, NO_EXPIRY} from './homes.ts'

/** Lines that are read before other work of the server has its turn. */
const BATCH = 5_000

type Run = <Result>(query: (orm: Orm) => Promise<Result>) => Promise<Result>

const idInBytes = sql`${properties.id} collate "C"`

/** All homes that are offered today, or those of these ids. `room`: bytes of memory that may be taken. */
export async function readHomes(
  run: Run,
  {ids, room = process.availableMemory()}: {ids?: string[]; room?: number} = {},
): Promise<Homes> {
  const among = ids && inArray(properties.id, ids)
  const {homes: capacity, bytes} = await run(orm => sizeOf(orm, among))
  checkRoom(capacity, bytes, room)
  const homes = emptyHomes(capacity, bytes)
  const group = new Uint32Array(capacity)
  const add = rowAdder(homes, group)
  let next = run(orm => readLines(orm, among))
  for (;;) {
    const lines = await next
    const last = lines.at(-1)
    if (last === undefined) return byGroup(homes, group)
    const isFull = lines.length === BATCH
    if (isFull) next = run(orm => readLines(orm, and(among, isAfter(last))))
    for (const line of lines) add(line)
    if (!isFull) return byGroup(homes, group)
  }
}

function checkRoom(homes: number, idBytes: number, room: number) {
  const needed = homes * BYTES_WHILE_READ + idBytes
  if (needed > room) throw new TooManyHomes(homes, needed, room)
}

/** Its columns, one of them twice, and the places to which they are moved. */
const BYTES_WHILE_READ = 75

/** Searches cannot be answered until the server has more memory, or fewer homes. */
class TooManyHomes extends ServerError {
  override name = 'TooManyHomes'
  override readonly statusCode = 503

  constructor(homes: number, needed: number, room: number) {
    const [megabytes, free] = [needed, room].map(bytes => Math.ceil(bytes / 1e6))
    super(
      `${homes} homes take ${megabytes} MB of memory while they are read, and ${free} MB are free. Searches are not answered until the server has as much.`,
    )
  }
}

async function sizeOf(orm: Orm, among: SQL | undefined) {
  const bytes = sum(sql`octet_length(${properties.id})`).mapWith(Number)
  const [size] = await orm
    .select({homes: count(), bytes})
    .from(properties)
    .where(and(available(), among))
  return {homes: size?.homes ?? 0, bytes: size?.bytes ?? 0}
}

const day = (column: SQL | (typeof properties)['listed' | 'permit_expiry']) =>
  sql`${column} - date '1970-01-01'`

const {id, listed, permit_expiry, yearly_price, area_sqft, latitude, longitude} = properties
const {searched_amenities, builder} = properties
const inGroup = facts.map(fact => properties[fact])
const line = sql`concat(${id}, E'\t', ${day(listed)}, E'\t', ${day(permit_expiry)}, E'\t',
  ${yearly_price}, E'\t', ${area_sqft}, E'\t', ${latitude}, E'\t', ${longitude}, E'\t',
  array_to_string(${searched_amenities}, ','), E'\t', ${builder}, E'\t', ${sql.join(inGroup, sql`, '|', `)})`

async function readLines(orm: Orm, where: SQL | undefined): Promise<string[]> {
  const [read] = await rowsOf<{lines: string | null}>(
    orm,
    sql`select string_agg(line, E'\n') as lines from (select ${line} as line from ${properties}
      where ${and(available(), where)} order by ${listed} desc, ${idInBytes} desc
      limit ${BATCH}) as homes`,
  )
  return read?.lines?.split('\n') ?? []
}

function isAfter(line: string) {
  const [id, listed] = line.split('\t')
  return sql`(${properties.listed}, ${idInBytes}) < (date '1970-01-01' + ${Number(listed)}::int, ${id})`
}

/** Homes that came while they were read are left out where there is no room; a later look brings them. */
function rowAdder(homes: Homes, groupOfRow: Uint32Array) {
  const groupOf = groupAdder(homes.groups)
  const setOf = valueAdder(homes.amenities, positionsOf)
  const builderOf = valueAdder(homes.builders, id => id)
  let nextId = 0
  return (line: string) => {
    const row = homes.size
    const {columns} = homes
    const [id = '', listed, expiry, price, area, latitude, longitude, ...texts] = line.split('\t')
    const [amenities = '', builder = '', group = ''] = texts
    if (row === groupOfRow.length || nextId + id.length >= homes.ids.length) return
    columns.idStart[row] = nextId
    columns.idHash[row] = hashOf(id)
    // The bytes were zeros, of which one stays behind it.
    nextId += homes.ids.write(id, nextId, 'latin1') + 1
    columns.age[row] = row + 1
    columns.listed[row] = Number(listed)
    columns.permitExpiry[row] = expiry ? Number(expiry) : NO_EXPIRY
    columns.price[row] = number(price)
    columns.area[row] = Number(area)
    columns.latitude[row] = number(latitude)
    columns.longitude[row] = number(longitude)
    columns.amenitySet[row] = setOf(amenities)
    columns.builder[row] = builderOf(builder)
    groupOfRow[row] = groupOf(group)
    homes.size++
  }
}

const number = (text: string | undefined) => (text ? Number(text) : Number.NaN)

const codeAt: string[] = amenityCodes

const positionsOf = (amenities: string) =>
  amenities
    .split(',')
    .map(code => codeAt.indexOf(code))
    .filter(position => position >= 0)
