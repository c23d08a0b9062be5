/** The rows of one kind in the database, as an import compares and replaces them. */
import {getTableColumns, type SQL, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import type {KindName} from '../schema/kinds.ts'
import {noteWritten, noteWrittenPictures} from './home-writes.ts'
import {fieldColumns, tableOf} from './kind-table.ts'
import {searchedAmenities} from './searched-amenities.ts'

export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0]

export interface ContentRow {
  id: string
  values: Record<string, unknown>
}

export interface Existing {
  /** The field that no two rows may share. */
  unique: string | null
}

/** Columns that are no fields: they follow from them. */
const made: Partial<Record<KindName, (values: ContentRow['values']) => ContentRow['values']>> = {
  properties: values => ({searched_amenities: searchedAmenities(values)}),
}

export function contentRows(kind: KindName) {
  const name = tableOf(kind)
  // The database itself makes the others.
  const columns = Object.entries(getTableColumns(name)).filter(([, column]) => !column.generated)
  const listed = (table?: SQL) =>
    sql.join(
      columns.map(([, {name}]) =>
        table ? sql`${table}.${sql.identifier(name)}` : sql.identifier(name),
      ),
      sql`, `,
    )
  const unique = uniqueColumn(kind)
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

  const noted = async (orm: Transaction, ids: string[]) => {
    if (kind === 'properties') await noteWritten(orm, ids)
    if (kind === 'pictures') await noteWrittenPictures(orm, ids)
  }

  return {
    async existing(orm: Transaction): Promise<Map<string, Existing>> {
      const {rows} = await orm.execute<{id: string; unique: string | null}>(
        sql`select id, ${unique ?? sql`null`} as "unique" from ${name}`,
      )
      return new Map(rows.map(({id, unique}) => [id, {unique}]))
    },

    /** Finds the rows that differ from the stored ones. */
    async differing(orm: Transaction, rows: ContentRow[]): Promise<Set<string>> {
      const found = await orm.execute<{id: string}>(
        sql`select given.id from ${given(rows)} given join ${name} stored on stored.id = given.id
          where row(${listed(sql`stored`)}) is distinct from row(${listed(sql`given`)})`,
      )
      return new Set(found.rows.map(({id}) => id))
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
      await noted(
        orm,
        rows.map(({id}) => id),
      )
    },

    async remove(orm: Transaction, ids: string[]) {
      if (!ids.length) return
      await orm.execute(sql`delete from ${name} where id = any(${sql.param(ids)}::text[])`)
      await noted(orm, ids)
    },
  }
}

function uniqueColumn(kind: KindName): SQL | undefined {
  const unique = fieldColumns(kind).find(({field}) => field.is === 'text' && field.unique)
  return unique && sql`${sql.identifier(unique.column.name)}`
}
