/** Cards of homes as the JSON of an answer, kept while the content is the same. */
import type {Locale} from '#kit/i18n/locale.ts'
import {localise} from '#server/content/records/localise.ts'
import {type ContentCache, contentCache} from '#server/content/versions/content-cache.ts'
import {
  type ContentVersion,
  selectContentVersion,
} from '#server/content/versions/content-version.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {addPictures} from './pictures.ts'
import {propertiesById} from './properties.ts'

/** Bytes: ten or twenty thousand cards. */
const CAPACITY = 48_000_000

const LATIN = /^[\0-\u00ff]*$/

export type Cards = ReturnType<typeof openCards>

export function openCards(contentVersion: Pick<ContentVersion, 'current'>) {
  const kept: ContentCache<string> = contentCache(contentVersion, {
    name: 'cards',
    capacity: CAPACITY,
    largest: CAPACITY / 100,
    // A letter beyond Latin makes a text twice as large; most cards are so in some languages only.
    sizeOf: text => (LATIN.test(text) ? text.length : text.length * 2),
  })
  /**
   * In the order of the ids; those that are no longer there are left out. Answers of which version they
   * are: an import may have come since the homes were found.
   */
  return async (
    orm: Orm,
    ids: string[],
    locale: Locale,
    version: string | undefined,
  ): Promise<Shown> => {
    const isLatest = version !== undefined && (await kept.renew()) === version
    const known = new Map<string, string>()
    for (const id of ids) {
      const text = isLatest ? await kept.get(`${locale} ${id}`) : undefined
      if (text !== undefined) known.set(id, text)
    }
    const missing = ids.filter(id => !known.has(id))
    const read = missing.length > 0 ? await readCards(orm, missing, locale) : {cards: [], version}
    for (const {id, text} of read.cards) {
      known.set(id, text)
      if (isLatest && read.version === version) {
        void kept.add(`${locale} ${id}`, Promise.resolve(text))
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

async function readCards(orm: Orm, ids: string[], locale: Locale) {
  const found = await propertiesById(orm, ids)
  const cards = found.map(card => localise(card, locale))
  const whole = await addPictures(orm, cards, locale)
  // A version that is the same afterwards was the same before.
  const version = await selectContentVersion(orm)
  return {cards: whole.map(card => ({id: card._id, text: JSON.stringify(card)})), version}
}
