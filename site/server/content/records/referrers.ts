/** Records that visitors see and that would miss another one: they name it, or their texts link to its page. */
import {type SQL, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Field, Fields, Item} from '../schema/fields.ts'
import {type KindName, kindNames, kinds} from '../schema/kinds.ts'
import {fieldColumns, referringColumns, tableOf} from './kind-table.ts'

export interface Referrer {
  kind: KindName
  key: string
  field: string
}

interface Target {
  kind: KindName
  key: string
  /** The paths of its own page. */
  paths: string[]
}

/** The first of each field, and of each kind whose texts link to it. */
export async function referrersOf(
  orm: Pick<Orm, 'execute'>,
  {kind: target, key, paths}: Target,
): Promise<Referrer[]> {
  const found: Referrer[] = []
  for (const {kind, name, column, isList} of referringColumns([target])) {
    const isNamed = isList ? sql`${key} = any(${column})` : sql`${column} = ${key}`
    const {rows} = await orm.execute<{id: string}>(
      sql`select id from ${tableOf(kind)} where ${isNamed} and ${isShown(kind)} order by id limit ${MOST}`,
    )
    for (const {id} of rows) found.push({kind, key: id, field: name})
  }
  for (const kind of paths.length ? kindNames : []) {
    for (const {id, field} of await linking(orm, kind, paths)) {
      if (kind !== target || id !== key) found.push({kind, key: id, field})
    }
  }
  return found
}

const MOST = 20

async function linking(orm: Pick<Orm, 'execute'>, kind: KindName, paths: string[]) {
  const texts = fieldColumns(kind).filter(({field}) => mayLink(field))
  if (!texts.length) return []
  const named = texts.map(({name, column}) => sql`(${name}::text, ${column}::text)`)
  const isLinked = sql.join(paths.map(linksTo), sql` or `)
  const {rows} = await orm.execute<{id: string; field: string}>(
    sql`select id, texts.field from ${tableOf(kind)},
        lateral (values ${sql.join(named, sql`, `)}) as texts(field, value)
      where ${isShown(kind)} and (${isLinked}) order by id limit ${MOST}`,
  )
  return rows
}

/** A longer path may begin alike. A plain search first: it is far quicker than the pattern. */
const linksTo = (path: string): SQL =>
  sql`(strpos(texts.value, ${path}) > 0 and texts.value ~ ${`${escaped(path)}([^a-z0-9%-]|$)`})`

const escaped = (path: string) => path.replace(/[^\w/-]/g, String.raw`\$&`)

/** Texts with markup, and the sentences of legal pages, which are words. */
function mayLink(field: Field | Item): boolean {
  if (field.is === 'list') return mayLink(field.of)
  if (field.is === 'group') return Object.values<Field>(field.fields).some(mayLink)
  return field.is === 'html' || field.is === 'words' || field.is === 'address'
}

export const isShown = (kind: KindName) =>
  Object.hasOwn(kinds[kind].fields as Fields, 'published') ? sql`published` : sql`true`
