/** Adds to each record what is known of its pictures: size, smaller files, placeholder, what is seen. */
import {inArray} from 'drizzle-orm'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Picture} from '#kit/ui/picture-files.ts'
import {localise, present} from '#server/content/records/localise.ts'
import {pictures} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'

/** An address that the import gave; pictures of other origins are shown as they are. */
const STORED = /\.[0-9a-f]{12}\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** Changes the answer in place: it was made for this request alone. */
export async function addPictures<Answer>(orm: Orm, answer: Answer, locale: Locale) {
  const holders = holdersIn(answer)
  const paths = [...new Set([...holders.values()].flat())]
  if (paths.length) {
    setPictures(
      holders,
      await orm.select().from(pictures).where(inArray(pictures.id, paths)),
      locale,
    )
  }
  return answer
}

export type PictureRow = typeof pictures.$inferSelect

export function setPictures(holders: Map<Holder, string[]>, rows: PictureRow[], locale: Locale) {
  const known = new Map(rows.map(row => [row.id, pictureOf(row, locale)]))
  for (const [holder, named] of holders) {
    const own = named.flatMap(path => {
      const picture = known.get(path)
      return picture ? [[path, picture] as const] : []
    })
    if (own.length) holder.pictures = Object.fromEntries(own)
  }
}

type Holder = Record<string, unknown>

/** Every object with picture addresses among its own values. */
export function holdersIn(answer: unknown) {
  const holders = new Map<Holder, string[]>()
  collect(answer, holders)
  return holders
}

function collect(value: unknown, holders: Map<Holder, string[]>) {
  if (Array.isArray(value)) for (const item of value) collect(item, holders)
  else if (typeof value === 'object' && value !== null) {
    const holder = value as Holder
    const named = Object.values(holder).flat().filter(isStored)
    if (named.length) holders.set(holder, named)
    for (const inside of Object.values(holder)) collect(inside, holders)
  }
}

const isStored = (value: unknown): value is string =>
  typeof value === 'string' && STORED.test(value)

function pictureOf(row: PictureRow, locale: Locale): Partial<Picture> {
  const {id: _id, ...facts} = present(row)
  return localise(facts, locale)
}
