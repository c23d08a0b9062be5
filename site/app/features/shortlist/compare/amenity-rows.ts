/**
 * What the homes of a comparison have. A row is an amenity or several of a kind, such as a private
 * and a shared pool; a cell says it in the record's own words where these say more than the row.
 * A home of which a record does not say that it has something may have it all the same.
 */
import type {Translator} from '#kit/i18n/translator.ts'
import {type Amenity, type AmenityCode, amenities} from '#trade/property/amenities/codes.ts'
import type {AmenityWords, StatedAmenity} from '#trade/property/amenities/stated-amenities.ts'
import type {Row} from './comparison.ts'
import type {ComparedHome} from './load-compared.ts'

/** Without words: the home has what the row is called. */
export type AmenityCell = AmenityWords[]

/** What any of them has, what most have first. */
export function amenityRows(
  homes: ComparedHome[],
  i18n: Translator,
): Row<AmenityCell | undefined>[] {
  const stated = homes.map(home => home.stated)
  const codes = stated.flatMap(({coded}) => coded.map(({code}) => code))
  const texts = stated.flatMap(({others}) => others)
  return [
    ...[...new Set(codes.map(rowOf))].map(name =>
      codedRow(
        name,
        stated.map(({coded}) => coded),
        i18n,
      ),
    ),
    ...[...new Map(texts.map(words => [words.text, words])).values()].map(({text, lang}) => {
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
