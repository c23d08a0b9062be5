/** The table of a kind and the columns of its fields, for statements that fit every kind. */
import {getTableColumns, type SQL, sql} from 'drizzle-orm'
import type {AnyPgColumn, PgTable} from 'drizzle-orm/pg-core'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Field} from '../schema/fields.ts'
import {type KindName, kindNames, kinds} from '../schema/kinds.ts'
import {contentTables} from '../tables.ts'

interface KindTable extends PgTable {
  id: AnyPgColumn
}

/** The table with the records of a kind; `id` is their key. */
export const tableOf = (kind: KindName): KindTable => contentTables[kind]

interface FieldColumn {
  name: string
  field: Field
  column: AnyPgColumn
}

/** The column of one field; undefined where there is no such field. */
export const columnOf = (kind: KindName, field: string) =>
  fieldColumns(kind).find(({name}) => name === field)?.column

/** Every field of a kind with the column that holds it, in the order of the kind. */
export function fieldColumns(kind: KindName): FieldColumn[] {
  const columns: Record<string, AnyPgColumn> = getTableColumns(tableOf(kind))
  return Object.entries<Field>(kinds[kind].fields).flatMap(([name, field]) => {
    const column = columns[name]
    return column ? [{name, field, column}] : []
  })
}

/** Every field that names records of these kinds, as a column of the table of its kind. */
export function* referringColumns(targets: readonly KindName[]) {
  for (const kind of kindNames) {
    for (const {name, field, column} of fieldColumns(kind)) {
      const isList = field.is === 'list'
      const target = isList ? field.of : field
      if (target.is !== 'reference' || !targets.includes(target.to)) continue
      yield {kind, name, column, isList, to: target.to, advertises: target.advertises}
    }
  }
}

/** Reads the names that these rows, by their kind, have for records of the target kinds. */
export async function* referencesFrom(
  orm: Pick<Orm, 'execute'>,
  from: Map<KindName, SQL>,
  targets: readonly KindName[],
) {
  for (const {kind, name, column, isList, to} of referringColumns(targets)) {
    const where = from.get(kind)
    if (!where) continue
    const value = isList ? sql`unnest(${column})` : sql`${column}`
    const {rows} = await orm.execute<{id: string; named: string | null}>(
      sql`select id, ${value} as named from ${tableOf(kind)} where ${where} order by id`,
    )
    for (const {id, named} of rows) if (named) yield {kind, id, name, to, named}
  }
}
