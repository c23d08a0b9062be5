import type {Translator} from '#kit/i18n/translator.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import type {Property} from '#trade/contract/entities.ts'
import {priceText} from '#trade/property/price.tsx'
import {MIN_CHARACTERS} from '../../head/description.ts'

/** The record's own words; where they say too little, what kind of home it is, where, and its price. */
export function homeDescription(property: Property, i18n: Translator): string {
  const {short_description, about, builder_community} = property
  const words = short_description || i18n._('A home in Dubai, with one specialist to ask.')
  if (words.length >= MIN_CHARACTERS) return words
  const facts = withCommas(about.type, builder_community, priceText(property, i18n))
  return facts ? `${facts}. ${words}` : words
}
