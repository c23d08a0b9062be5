/** The records that an import of some kinds leaves as they are, and how the new ones fit to them. */
import {getTableColumns, getTableName, type SQL, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {stayingProperties} from './beside-feeds.ts'
import {kindNames} from './folder.ts'
import type {CheckedFolder} from './schema/check-folder.ts'
import type {Fields} from './schema/fields.ts'
import {type KindName, kinds} from './schema/kinds.ts'
import {contentTables} from './tables.ts'

const othersThan = (only: KindName[]) => kindNames.filter(kind => !only.includes(kind))
export const tableOf = (kind: KindName) => sql.identifier(getTableName(contentTables[kind]))

/** What new records may refer to besides each other. */
export async function stayingKeys(orm: Orm, only: KindName[]) {
  const keys = new Map<KindName, Set<string>>()
  for (const kind of othersThan(only)) {
    if (kind === 'pictures') continue
    const {rows} = (await orm.execute(sql`select id from ${tableOf(kind)}`)) as unknown as {
      rows: {id: string}[]
    }
    keys.set(kind, new Set(rows.map(({id}) => id)))
  }
  return keys
}

/** Reports the records that a staying one refers to, but that the folder no longer has. */
export async function danglingReferences(
  orm: Orm,
  checked: Pick<CheckedFolder, 'records' | 'problems'>,
  only: KindName[],
  staying: Map<KindName, Set<string>>,
) {
  const {records, problems} = checked
  const there = new Set(records.map(({kind, key}) => `${kind} ${key}`))
  const properties = staying.has('properties') ? stayingProperties(checked) : undefined
  for await (const {kind, id, name, to, named} of referencesTo(orm, only, {properties})) {
    if (there.has(`${to} ${named}`) || staying.get(to)?.has(named)) continue
    const says = `has no record "${named}", which ${kind}/${id} names in "${name}". Add it, or import ${kind} with it.`
    problems.push({file: to, says})
  }
}

/** What records of other kinds refer to, and some of these kinds. */
export async function* referencesTo(
  orm: Orm,
  targets: KindName[],
  some: Partial<Record<KindName, SQL | undefined>> = {},
) {
  for (const {kind, name, column, isList, to} of referringColumns(targets)) {
    if (targets.includes(kind) && !some[kind]) continue
    const where = targets.includes(kind) ? some[kind] : sql`true`
    const value = isList ? sql`unnest(${column})` : sql`${column}`
    const {rows} = (await orm.execute(
      sql`select id, ${value} as named from ${tableOf(kind)} where ${where} order by id`,
    )) as unknown as {rows: {id: string; named: string | null}[]}
    for (const {id, named} of rows) if (named) yield {kind, id, name, to, named}
  }
}

/** Every field that names records of these kinds, as a column of the table of its kind. */
export function* referringColumns(targets: KindName[]) {
  for (const kind of kindNames) {
    const fields: Fields = kinds[kind].fields
    const columns = getTableColumns(contentTables[kind]) as Record<string, {name: string}>
    for (const [name, field] of Object.entries(fields)) {
      const target = field.is === 'list' ? field.of : field
      if (target.is !== 'reference' || !targets.includes(target.to)) continue
      const column = sql.identifier(columns[name]?.name ?? name)
      const {to, advertises} = target
      yield {kind, name, column, isList: field.is === 'list', to, advertises}
    }
  }
}
