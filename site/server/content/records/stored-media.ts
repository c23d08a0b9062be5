/** The media that stored records show; nothing else is read of them. */
import {type SQL, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {filesAt} from '../media/picture-parts.ts'
import type {Words} from '../schema/fields.ts'
import {type KindName, kindNames} from '../schema/kinds.ts'
import {pictures} from '../tables.ts'
import {fieldColumns, tableOf} from './kind-table.ts'

export interface StoredPicture {
  id: string
  alt: Words | null
  focus: number[] | null
  width: number | null
  widths: number[] | null
}

/** All rows of all kinds. */
export const everyRow = new Map<KindName, SQL>(kindNames.map(kind => [kind, sql`true`]))

/** The addresses that these rows name, by their kind. */
export async function namedMedia(orm: Orm, rowsByKind: Map<KindName, SQL>): Promise<Set<string>> {
  const named = new Set<string>()
  for (const [kind, where] of rowsByKind) {
    for (const address of addressesOf(kind)) {
      const {rows} = await orm.execute<{address: string}>(
        sql`select distinct address from (select ${address} as address from ${tableOf(kind)} where ${where}) as own where address is not null`,
      )
      for (const row of rows) named.add(row.address)
    }
  }
  return named
}

/** Every stored picture, with what is known of it. */
export const storedPictures = (orm: Orm): Promise<StoredPicture[]> => {
  const {id, alt, focus, width, widths} = pictures
  return orm.select({id, alt, focus, width, widths}).from(pictures)
}

/** Every path of the storage that belongs to a picture. */
export const filesOfPicture = ({
  id,
  width,
  widths,
}: Pick<StoredPicture, 'id' | 'width' | 'widths'>) =>
  width && widths ? filesAt(id, {width, widths}) : [id]

const addressesOf = (kind: KindName): SQL[] =>
  fieldColumns(kind).flatMap(({field, column}) => {
    if (field.is === 'media') return [sql`${column}`]
    return field.is === 'list' && field.of.is === 'media' ? [sql`unnest(${column})`] : []
  })
