/** Searches, people and homes as a mail has them. */
import {chooseLocale, type Locale} from '#kit/i18n/locale.ts'
import {listPropertyTypes} from '#server/catalogue/builders.ts'
import {propertiesById} from '#server/catalogue/listed-homes.ts'
import {addPictures} from '#server/catalogue/pictures.ts'
import {localise} from '#server/content/records/localise.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Property, PropertyType} from '#trade/contract/entities.ts'
import type {AskingPrice} from '../homes/home-news.ts'
import {newLink, SAVED_SEARCHES, type SavedSearchRow} from '../private-link.ts'

export async function mailedSearch(orm: Orm, {id, name, query, frequency}: SavedSearchRow) {
  return {name, query, frequency, page: SAVED_SEARCHES + (await newLink(orm, id))}
}

export async function addressed(orm: Orm, search: SavedSearchRow) {
  const locale = chooseLocale(search.locale)
  const types = (await listPropertyTypes(orm)).map(type => localise(type, locale))
  return {to: search.email, locale, types: types as PropertyType[]}
}

/** The records have the fields with which the API answers. */
export async function homesIn(orm: Orm, ids: string[], locale: Locale) {
  const homes = (await propertiesById(orm, ids)).map(home => localise(home, locale))
  const whole = (await addPictures(orm, homes, locale)) as Property[]
  return new Map(whole.map(home => [home.slug, home]))
}

/** Only a rent says what it is for. */
export const priceBefore = ({price, period}: AskingPrice, {price_period}: Property) => ({
  price,
  price_period: price_period && (period ?? price_period),
})
