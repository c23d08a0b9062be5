/**
 * Fills a database that has the demo's content with places and homes: copies of the demo's records with
 * seeded facts. The database makes them by itself, which is the quickest way to millions.
 */
import {homesFrom, homeValues, tablesOfFacts} from './home-facts.ts'

/** Runs one statement on a connection. */
export type Query = (sql: string) => Promise<Record<string, unknown>[]>

export interface Size {
  homes: number
  places: number
}

/** So few that the connections end at about the same time. */
const BATCH = 50_000

export async function fill(connections: Query[], {homes, places}: Size) {
  const [query] = connections
  if (!query) throw new Error('A database is filled through one connection or more.')
  // References are those of the demo: to look for each of them again takes half of the time.
  for (const each of connections) await each('set session_replication_role = replica')
  await addPlaces(query, places)
  const stored = await count(query, 'properties')
  if (homes > stored) await addHomes(connections, {from: stored + 1, to: homes})
  for (const each of connections) await each('set session_replication_role = origin')
  // Until then the database looks at the table for what an index alone could answer.
  await query('vacuum (analyze)')
}

/** All at once: an index that is made at the end takes a tenth of the time. */
async function addHomes(connections: Query[], {from, to}: {from: number; to: number}) {
  const [query] = connections as [Query]
  const indexes = await query(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'properties' and indexdef not like 'CREATE UNIQUE%'`,
  )
  for (const {name} of indexes) await query(`drop index ${name}`)
  for (const statement of tablesOfFacts) await query(statement)
  const insert = await insertInto(query, 'properties', homeValues)
  let next = from
  const addBatches = async (own: Query) => {
    while (next <= to) {
      const first = next
      next += BATCH
      await own(`${insert} from ${homesFrom(first, Math.min(to, next - 1))}`)
    }
  }
  await Promise.all(connections.map(addBatches))
  for (const {definition} of indexes) await query(`${definition}`)
  await query('drop schema benchmark cascade')
}

async function addPlaces(query: Query, places: number) {
  const stored = await count(query, 'neighborhoods')
  if (places <= stored) return
  const part = `(n / ${stored} + 1)`
  const insert = await insertInto(query, 'neighborhoods', {
    id: `model.id || '-' || ${part}`,
    name: `model.name || ' Phase ' || ${part}`,
    title: `(select jsonb_object_agg(key, value || ' ' || ${part}) from jsonb_each_text(model.title))`,
    coordinates: `array[model.coordinates[1] + 0.01 * ${part}, model.coordinates[2]]`,
  })
  await query(`${insert} from generate_series(${stored}, ${places - 1}) as n
    join (select *, row_number() over (order by id) - 1 as at from neighborhoods) as model
    on model.at = n % ${stored}`)
}

/** With the values of another record, `model`, for columns that are not named. */
async function insertInto(query: Query, table: string, values: Record<string, string>) {
  const columns = await query(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER'`,
  )
  const names = columns.map(({name}) => `${name}`)
  const selected = names.map(name => values[name] ?? `model.${name}`)
  return `insert into ${table} (${names.join()}) select ${selected.join()}`
}

async function count(query: Query, table: string) {
  const [row] = await query(`select count(*)::int as count from ${table}`)
  return Number(row?.count)
}
