/**
 * Cards of homes as the JSON of an answer. Each is kept for a day, unless its home is written again, or a
 * name or a picture on it. Those that are missing are read in one statement, whose answer is text: Node.js parses
 * it several times as fast as rows of fields.
 */
import {type Column, getTableColumns, type SQL, sql} from 'drizzle-orm'
import type {Locale} from '#kit/i18n/locale.ts'
import {contentVersion} from '#server/content/import-tables.ts'
import {localise} from '#server/content/records/localise.ts'
import {pick} from '#server/content/schema/fields.ts'
import {pictures, properties} from '#server/content/tables.ts'
import {boundedCache} from '#server/platform/bounded-cache.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {publish} from '#server/platform/observed.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {Catalogue} from './catalogue.ts'
import {card, inLists, type Row} from './home-card.ts'
import {holdersIn, type PictureRow, setPictures} from './pictures.ts'

/** Bytes: ten or twenty thousand cards. */
const CAPACITY = 48_000_000

const LATIN = /^[\0-\u00ff]*$/

export type Cards = ReturnType<typeof openCards>

export function openCards() {
  const kept = boundedCache<string>({
    capacity: CAPACITY,
    largest: CAPACITY / 100,
    // A letter beyond Latin makes a text twice as large; most cards are so in some languages only.
    sizeOf: text => (LATIN.test(text) ? text.length : text.length * 2),
  })
  /**
   * In the order of the ids; those that are no longer there are left out. Answers of which version they
   * are: an import may have come since the homes were found.
   */
  return async (orm: Orm, ids: string[], locale: Locale, catalogue: Catalogue): Promise<Shown> => {
    const {version, revisionOf} = catalogue
    // A price is new for some days only.
    const day = officeDay()
    const keyOf = (id: string) => `${day} ${locale} ${id} ${revisionOf(id)}`
    const known = new Map<string, string>()
    for (const id of ids) {
      const text = await kept.get(keyOf(id))
      publish('cache', {cache: 'cards', isHit: text !== undefined})
      if (text !== undefined) known.set(id, text)
    }
    const missing = ids.filter(id => !known.has(id))
    if (!missing.length) return {cards: ids.flatMap(id => known.get(id) ?? []), version}
    const read = await readCards(orm, missing)
    for (const {text, id} of textsOf(read, locale, catalogue)) {
      known.set(id, text)
      if (version !== undefined && read.version === version) {
        void kept.add(keyOf(id), Promise.resolve(text))
      }
    }
    return {cards: ids.flatMap(id => known.get(id) ?? []), version: read.version}
  }
}

export interface Shown {
  /** Each as JSON. */
  cards: string[]
  version: string | undefined
}

const columns = {...inLists, ...pick(getTableColumns(properties), ['neighborhood', 'builder'])}

interface Read {
  version: string | undefined
  homes: (Row['property'] & {neighborhood: string; builder: string | null})[]
  pictures: PictureRow[]
}

function textsOf({homes, pictures}: Read, locale: Locale, {byId}: Catalogue) {
  const cards = homes.flatMap(property => {
    const type = byId.types.get(property.property_type)
    const place = byId.places.get(property.neighborhood)
    const builder = byId.builders.get(property.builder ?? '') ?? null
    // A record that has just come: the search is made once more with its name.
    return type && place ? localise(card({property, type, place, builder}), locale) : []
  })
  setPictures(holdersIn(cards), pictures, locale)
  return cards.map(card => ({id: card._id, text: JSON.stringify(card)}))
}

/** Rows of a table as JSON, with the names that the columns have in TypeScript. */
function jsonRows(of: Record<string, Column | SQL>, from: SQL) {
  const members = Object.entries(of).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  )
  const row = sql`json_build_object(${sql.join(members, sql`, `)})`
  return sql`coalesce((select json_agg(${row}) from ${from}), '[]')`
}

const ids = sql`any(${sql.placeholder('ids')}::text[])`
const theirs = sql`${properties} where ${properties.id} = ${ids}`
const shownPictures = sql`${pictures} where ${pictures.id} in (
  select unnest(${properties.main_images}[1:5]) from ${theirs})`
/** One statement, so that all of it is of one moment. */
const read = sql<string>`json_build_object('version', ${contentVersion.version},
  'homes', ${jsonRows(columns, theirs)}, 'pictures', ${jsonRows(getTableColumns(pictures), shownPictures)})::text`

const prepare = (orm: Orm) => orm.select({read}).from(contentVersion).prepare('')

/** The statement is made once for each connection pool: that takes as long as the answer. */
const prepared = new WeakMap<Orm, ReturnType<typeof prepare>>()

async function readCards(orm: Orm, ids: string[]): Promise<Read> {
  const statement = prepared.get(orm) ?? prepare(orm)
  prepared.set(orm, statement)
  const [row] = await statement.execute({ids})
  return row ? JSON.parse(row.read) : {version: undefined, homes: [], pictures: []}
}
