/** Facts that decide whether people write, as far as a record states them: for pages and comparisons. */
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {officeDay} from '../../agency/office-day.ts'
import {filsOf} from '../../buying-costs/fils.ts'
import type {Property} from '../../contract/entities.ts'
import {pricePerUnit} from '../../money/area.ts'
import {aedOfFils} from '../../money/fils-text.ts'
import type {Money} from '../../money/use-money.ts'
import {type AmenityCode, amenities} from '../amenities/codes.ts'
import {formatDay} from '../details/format-day.ts'
import {completionNames} from '../home-facts/codes.ts'
import {priceText, withPeriod} from '../price.tsx'
import {quarterText} from './quarter.ts'

export interface StatedFact {
  label: string
  value?: string | number
}

type Speech = [home: Property, i18n: Translator, money: Money]

export const placeFacts = (...[home, i18n]: Speech): StatedFact[] => [
  {label: i18n._('Building'), value: home.building},
  {label: i18n._('Floor'), value: home.floor === 0 ? i18n._('Ground floor') : home.floor},
  {label: i18n._('Parking spaces'), value: home.parking},
  {label: i18n._('View'), value: viewsOf(home, i18n)},
]

export function timeFacts(...[home, i18n]: Speech): StatedFact[] {
  const {completion, handover, available_from: day = '', status} = home
  const isFree = day !== '' && day.slice(0, 10) <= officeDay()
  return [
    {label: i18n._('Completion'), value: completion && i18n._(completionNames[completion])},
    {label: i18n._('Handover'), value: quarterText(handover, i18n)},
    // Of a sold home nothing is available.
    ...(status === 'SOLD'
      ? []
      : [
          isFree
            ? {label: i18n._('Availability'), value: i18n._('Available now')}
            : {label: i18n._('Available from'), value: formatDay(i18n.locale as Locale, day)},
        ]),
  ]
}

export function moneyFacts(...[home, i18n, money]: Speech): StatedFact[] {
  const {service_charge: charge, cheques, deposit} = home
  return [
    {label: i18n._('Service charge'), value: yearOfCharge(home, i18n, money)},
    {
      label:
        money.units === 'sqm'
          ? i18n._('Service charge per m²')
          : i18n._('Service charge per sq ft'),
      value:
        charge === undefined
          ? undefined
          : withPeriod(aedOfFils(filsOf(pricePerUnit(charge, money.units)), i18n), 'year', i18n),
    },
    {label: i18n._('Cheques, at most'), value: cheques},
    {
      label: i18n._('Security deposit'),
      value: priceText({about: {price: deposit ?? null}}, i18n, money),
    },
  ]
}

/** The homes of a project have areas of their own. */
function yearOfCharge(
  {service_charge, area_sqft, project}: Property,
  i18n: Translator,
  money: Money,
) {
  if (service_charge === undefined || !area_sqft || project === true) return undefined
  const price = Math.round(service_charge * area_sqft)
  return priceText({about: {price}, price_period: 'year'}, i18n, money)
}

/** Codes of another back end that are not known here have no name. */
function viewsOf({views = []}: Property, i18n: Translator) {
  const known = views.filter((code): code is AmenityCode => Object.hasOwn(amenities, code))
  return known.map(code => i18n._(amenities[code].name)).join(' · ')
}
