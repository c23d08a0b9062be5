/** Remembers what pictures became, by the fingerprint of the file that they were made from. */
import {and, eq, sql} from 'drizzle-orm'
import type {Picture} from '#kit/ui/picture-files.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {convertedPictures as table} from '../import-tables.ts'
import {CONVERSION} from './prepare-picture.ts'

export interface ConvertedPicture {
  /** Path below `media/`, which its address begins with. */
  path: string
  address: string
  picture: Picture
}

/** Prefers the one of the same path to those of the same file under another name. */
export async function findConverted(orm: Orm, source: string, path: string) {
  const rows = await orm
    .select()
    .from(table)
    .where(and(eq(table.source, source), eq(table.conversion, CONVERSION)))
  const found = rows.map(
    ({path, address, width, height, placeholder, widths}): ConvertedPicture => {
      return {path, address, picture: {width, height, widths, ...(placeholder && {placeholder})}}
    },
  )
  return found.sort((one, other) => Number(other.path === path) - Number(one.path === path))
}

/** At once, not with the import: one that is interrupted has not converted in vain. */
export async function rememberConverted(orm: Orm, source: string, converted: ConvertedPicture) {
  const {path, address, picture} = converted
  const {width, height, placeholder, widths} = picture
  const values = {conversion: CONVERSION, address, width, height, placeholder, widths}
  await orm
    .insert(table)
    .values({source, path, ...values})
    .onConflictDoUpdate({target: [table.source, table.path], set: values})
}

/** Forgets pictures whose files are removed. */
export async function forgetConverted(orm: Orm, kept: Iterable<string>) {
  const addresses = sql.param([...kept])
  await orm.delete(table).where(sql`${table.address} <> all(${addresses}::text[])`)
}
