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
import {byGroup} from './by-group.ts'
import {line, rowAdder} from './home-line.ts'
import {emptyHomes, type Homes} from './homes.ts'
import {markNear, type Surroundings} from './near-places.ts'

/** Lines that are read before other work of the server has its turn. */
const BATCH = 5_000

type Run = <Result>(query: (orm: Orm) => Promise<Result>) => Promise<Result>

const idInBytes = sql`${properties.id} collate "C"`

/** All homes that are offered today, or those of these ids. `room`: bytes of memory that may be taken. */
export async function readHomes(
  run: Run,
  surroundings: Surroundings,
  {ids, room = process.availableMemory()}: {ids?: string[]; room?: number} = {},
): Promise<Homes> {
  const homes = await readRows(run, ids, room)
  await markNear(homes, surroundings)
  return homes
}

async function readRows(run: Run, ids: string[] | undefined, room: number): Promise<Homes> {
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
const BYTES_WHILE_READ = 80

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

async function readLines(orm: Orm, where: SQL | undefined): Promise<string[]> {
  const [read] = await rowsOf<{lines: string | null}>(
    orm,
    sql`select string_agg(line, E'\n') as lines from (select ${line} as line from ${properties}
      where ${and(available(), where)} order by ${properties.listed} desc, ${idInBytes} desc
      limit ${BATCH}) as homes`,
  )
  return read?.lines?.split('\n') ?? []
}

function isAfter(line: string) {
  const [id, listed] = line.split('\t')
  return sql`(${properties.listed}, ${idInBytes}) < (date '1970-01-01' + ${Number(listed)}::int, ${id})`
}
