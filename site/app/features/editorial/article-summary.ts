/** The fields of an article or news item that a card shows: the only ones in the page's data. */
import type {RecordExtras} from '#trade/contract/entities.ts'
import {englishIn, picturesOf} from '../../records/record-fields.ts'
import {listOf} from '../../shared-with-server/list-of.ts'

export interface Piece extends Pick<RecordExtras, 'pictures'> {
  slug: string
  href: string
  title: string
  /** The short description. */
  text?: string
  image?: string
  /** The record's description of the picture. */
  alt?: string
  /** ISO 8601: a day, or a moment. */
  createdAt?: string
  /** `en` where it is English for want of a translation. */
  titleLang?: 'en'
  textLang?: 'en'
}

/** Fields that blogs and news share; all but title and slug may be missing. */
export interface ArticleRecord extends RecordExtras {
  title: string
  slug: string
  short_description?: string
  description?: string
  thumbnail?: string
  thumbnail_alt_text?: string
  createdAt?: string
}

type PathOf = (slug: string) => string

/** Selects records that have a title and a page; in the order of the back end. */
export const piecesOf = (records: ArticleRecord[] | null | undefined, pathOf: PathOf) =>
  listOf(records)
    .filter(({slug, title}) => slug && title)
    .map(record => pieceOf(record, pathOf))

export function pieceOf(record: ArticleRecord, pathOf: PathOf): Piece {
  const {slug, title, short_description, thumbnail, thumbnail_alt_text, createdAt} = record
  return {
    slug,
    href: pathOf(slug),
    title,
    text: short_description || undefined,
    image: thumbnail || undefined,
    alt: thumbnail_alt_text || undefined,
    createdAt: isDate(createdAt) ? createdAt : undefined,
    pictures: picturesOf(record, thumbnail),
    titleLang: englishIn(record, 'title'),
    textLang: englishIn(record, 'short_description'),
  }
}

/** A date that is not ISO 8601 is not shown: browsers parse such text differently. */
const isDate = (text: unknown) =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}/.test(text) &&
  !Number.isNaN(new Date(text).getTime())
