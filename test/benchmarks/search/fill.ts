/** Puts the market into an empty database. */
import {getTableColumns, getTableName, sql} from 'drizzle-orm'
import type {PgTable} from 'drizzle-orm/pg-core'
import * as content from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {areas, builders, pictures, places, propertyRows, types, words} from './market.ts'

const CONCURRENCY = 2_000
const VACUUM = sql.raw('vacuum (analyze)')

export async function fill(orm: Orm, rows: number) {
  for (const [table, records] of smallTables) await insert(orm, table, records)
  for (let from = 0; from < rows; from += CONCURRENCY) {
    await insert(orm, content.properties, propertyRows(from, Math.min(CONCURRENCY, rows - from)))
    // In parts, since no query may take longer than 15 s.
    if (from % 100_000 === 0) await orm.execute(VACUUM)
  }
  await orm.execute(VACUUM)
}

function insert(orm: Orm, table: PgTable, records: object[]) {
  const row = sql.identifier(getTableName(table))
  const json = JSON.stringify(records)
  const given = Object.values(getTableColumns(table)).filter(({generated}) => !generated)
  const columns = sql.join(
    given.map(({name}) => sql.identifier(name)),
    sql`, `,
  )
  return orm.execute(
    sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${row}, ${json}::jsonb)`,
  )
}

const shown = {sort_order: 100, published: true}
const picture = {
  alt: words('A terrace over the sea'),
  width: 1_920,
  height: 1_280,
  // A placeholder of the usual length.
  placeholder: `data:image/avif;base64,${'A'.repeat(420)}`,
  widths: [480, 960],
}

const smallTables: [PgTable, object[]][] = [
  [content.contentVersion, [{id: 1, version: 'market', imported_at: new Date()}]],
  [content.pictures, pictures.map(id => ({id, ...picture}))],
  [content.propertyTypes, types.map(id => ({id, name: words(id), ...shown}))],
  [content.builders, builders.map(id => ({id, name: id.replace('-', ' '), ...shown}))],
  [
    content.communities,
    areas.map(name => ({id: name.toLowerCase(), name: `${name} District`, ...shown})),
  ],
  [
    content.neighborhoods,
    places.map(({id, name, community}) => ({
      id,
      name,
      communities: [community],
      emirate: 'Dubai',
      ...shown,
    })),
  ],
]
