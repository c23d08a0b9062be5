/** Which media the stored records show; nothing else is read of them. */
import {getTableColumns, getTableName, type SQL, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {kindNames} from './folder.ts'
import {filesAt} from './media/picture-parts.ts'
import type {Fields, Words} from './schema/fields.ts'
import {type KindName, kinds} from './schema/kinds.ts'
import {contentTables} from './tables.ts'

export interface StoredPicture {
  id: string
  alt: Words | null
  focus: number[] | null
  width: number | null
  widths: number[] | null
}

/** The addresses that records of these kinds name, and of these kinds those of some records alone. */
export async function namedMedia(
  orm: Orm,
  wanted: KindName[] = kindNames,
  some: Partial<Record<KindName, SQL>> = {},
): Promise<Set<string>> {
  const named = new Set<string>()
  for (const kind of wanted) {
    for (const address of addressesOf(kind)) {
      const rows = await orm.execute(
        sql`select distinct address from (select ${address} as address from ${tableOf(kind)} where ${some[kind] ?? sql`true`}) as own where address is not null`,
      )
      for (const row of (rows as unknown as {rows: {address: string}[]}).rows)
        named.add(row.address)
    }
  }
  return named
}

export const storedPictures = (orm: Orm): Promise<StoredPicture[]> => {
  const {id, alt, focus, width, widths} = contentTables.pictures
  return orm.select({id, alt, focus, width, widths}).from(contentTables.pictures)
}

/** Every path of the storage that belongs to a picture. */
export const filesOfPicture = ({id, width, widths}: StoredPicture) =>
  width && widths ? filesAt(id, {width, widths}) : [id]

const tableOf = (kind: KindName) => sql.identifier(getTableName(contentTables[kind]))

function addressesOf(kind: KindName): SQL[] {
  const columns = getTableColumns(contentTables[kind]) as Record<string, {name: string}>
  const fields: Fields = kinds[kind].fields
  return Object.entries(fields).flatMap(([name, field]) => {
    const column = sql.identifier(columns[name]?.name ?? name)
    if (field.is === 'media') return [sql`${column}`]
    return field.is === 'list' && field.of.is === 'media' ? [sql`unnest(${column})`] : []
  })
}
