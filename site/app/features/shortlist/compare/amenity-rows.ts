/**
 * The amenities of the homes in a comparison. A row is an amenity or several of a kind, such as a
 * private and a shared pool; a cell quotes the record where its words are more precise than the
 * row. A home may have an amenity that its record does not mention.
 */
import type {Translator} from '#kit/i18n/translator.ts'
import {type Amenity, type AmenityCode, amenities} from '#trade/property/amenities/codes.ts'
import type {AmenityWords, StatedAmenity} from '#trade/property/amenities/stated-amenities.ts'
import type {Row} from './comparison.ts'
import type {ComparedHome} from './load-compared.ts'

/** Without words: the home has what the row is called. */
export type AmenityCell = AmenityWords[]

/** Lists amenities that any of them has, the most frequent first. */
export function amenityRows(
  homes: ComparedHome[],
  i18n: Translator,
): Row<AmenityCell | undefined>[] {
  const stated = homes.map(home => home.stated)
  const codes = stated.flatMap(({coded}) => coded.map(({code}) => code))
  const texts = stated.flatMap(({others}) => others)
  return [
    ...Array.from(new Set(codes.map(rowOf)), name =>
      codedRow(
        name,
        stated.map(({coded}) => coded),
        i18n,
      ),
    ),
    ...Array.from(new Map(texts.map(words => [words.text, words])).values(), ({text, lang}) => {
      const has = stated.map(({others}) => others.some(words => words.text === text))
      return {label: text, lang, values: has.map(one => (one ? [] : undefined)), same: has}
    }),
  ].sort((one, other) => count(other) - count(one))
}

const count = ({values}: Row<AmenityCell | undefined>) => values.filter(Boolean).length

const rowOf = (code: AmenityCode) => {
  const {row, name}: Amenity = amenities[code]
  return row ?? name
}

function codedRow(name: string, homes: StatedAmenity[][], i18n: Translator) {
  const ofRow = homes.map(coded => coded.filter(({code}) => rowOf(code) === name))
  return {
    label: i18n._(name),
    values: ofRow.map(stated => (stated.length ? cell(stated, name, i18n) : undefined)),
    same: ofRow.map(factsOf),
  }
}

/** The same facts in other words are no difference. */
const factsOf = (stated: StatedAmenity[]) =>
  [...new Set(stated.map(({code, count}) => `${code} ${count ?? ''}`))].sort().join()

function cell(stated: StatedAmenity[], row: string, i18n: Translator): AmenityCell {
  const said = stated.map(({code, words}) => words ?? {text: i18n._(amenities[code].name)})
  const label = i18n._(row).toLowerCase()
  const more = said.filter(({text}) => text.toLowerCase() !== label)
  return [...new Map(more.map(words => [words.text, words])).values()]
}
