/** The rows of one kind in the database, as an import compares and replaces them. */
import {type Column, getTableColumns, getTableName, type SQL, sql} from 'drizzle-orm'
import type {PgTable} from 'drizzle-orm/pg-core'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Fields} from './schema/fields.ts'
import {type KindName, kinds} from './schema/kinds.ts'
import {searchedAmenities} from './searched-amenities.ts'
import {contentTables} from './tables.ts'

export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0]

export interface ContentRow {
  id: string
  values: Record<string, unknown>
}

export interface Existing {
  /** Of the field that no two rows may share. */
  unique: string | null
}

/** Columns that are no fields: they follow from them. */
const made: Partial<Record<KindName, (values: ContentRow['values']) => ContentRow['values']>> = {
  properties: values => ({searched_amenities: searchedAmenities(values)}),
}

export function contentRows(kind: KindName) {
  const table = contentTables[kind] as PgTable
  // The database itself makes the others.
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated)
  const listed = (table?: SQL) =>
    sql.join(
      columns.map(([, {name}]) =>
        table ? sql`${table}.${sql.identifier(name)}` : sql.identifier(name),
      ),
      sql`, `,
    )
  const name = sql.identifier(getTableName(table))
  const unique = uniqueColumn(kind, columns)
  /** One parameter instead of thousands, which take most of an import's time. */
  const given = (rows: ContentRow[]) =>
    sql`jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows.map(rowOf))}::jsonb)`

  /** With every column: what is left out would be null instead of its default. */
  const rowOf = ({id, values}: ContentRow) => {
    const all: ContentRow['values'] = {...values, ...made[kind]?.(values), id}
    return Object.fromEntries(
      columns.map(([field, column]) => [column.name, all[field] ?? column.default ?? null]),
    )
  }

  return {
    async existing(orm: Transaction): Promise<Map<string, Existing>> {
      const rows = await select(
        orm,
        sql`select id, ${unique ?? sql`null`} as "unique" from ${name}`,
      )
      return new Map(rows.map(({id, unique}) => [`${id}`, {unique: unique as string | null}]))
    },

    /** Which of these rows are not as they are stored. */
    async differing(orm: Transaction, rows: ContentRow[]): Promise<Set<string>> {
      const found = await select(
        orm,
        sql`select given.id from ${given(rows)} given join ${name} stored on stored.id = given.id
          where row(${listed(sql`stored`)}) is distinct from row(${listed(sql`given`)})`,
      )
      return new Set(found.map(({id}) => `${id}`))
    },

    /** So that rows can exchange their unique values. */
    async freeUnique(orm: Transaction, ids: string[]) {
      if (!unique || !ids.length) return
      await orm.execute(
        sql`update ${name} set ${unique} = chr(1) || id where id = any(${sql.param(ids)}::text[])`,
      )
    },

    async write(orm: Transaction, rows: ContentRow[]) {
      const changes = columns
        .filter(([field]) => field !== 'id')
        .map(([, column]) => {
          const own = sql.identifier(column.name)
          return sql`${own} = excluded.${own}`
        })
      await orm.execute(
        sql`insert into ${name} (${listed()}) select ${listed()} from ${given(rows)}
          on conflict (id) do update set ${sql.join(changes, sql`, `)}`,
      )
    },

    async remove(orm: Transaction, ids: string[]) {
      if (!ids.length) return
      await orm.execute(sql`delete from ${name} where id = any(${sql.param(ids)}::text[])`)
    },
  }
}

function uniqueColumn(kind: KindName, columns: [string, Column][]): SQL | undefined {
  const fields: Fields = kinds[kind].fields
  const found = columns.find(([name]) => {
    const field = fields[name]
    return field?.is === 'text' && field.unique
  })
  return found && sql`${sql.identifier(found[1].name)}`
}

async function select(orm: Transaction, query: SQL) {
  const {rows} = (await orm.execute(query)) as unknown as {rows: Record<string, unknown>[]}
  return rows
}
