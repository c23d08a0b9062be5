/** Facts that decide whether people write, as far as a record states them: for pages and comparisons. */
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {officeDay} from '../../agency/office-day.ts'
import type {Property} from '../../contract/entities.ts'
import {pricePerUnit} from '../../money/area.ts'
import {exactAed} from '../../money/fils-text.ts'
import type {Money} from '../../money/use-money.ts'
import {amenities, isAmenityCode} from '../amenities/codes.ts'
import {formatDay} from '../details/format-day.ts'
import {furnishings} from '../home-facts/codes.ts'
import {completionNames} from '../home-facts/names.ts'
import {quarterText} from '../home-facts/quarter.ts'
import {priceText, withPeriod} from '../price.tsx'

export interface StatedFact {
  label: string
  value?: string | number
}

export const isStated = ({value}: StatedFact) => value !== undefined && value !== ''

type Speech = [home: Property, i18n: Translator, money: Money]

export const placeFacts = (...[home, i18n]: Speech): StatedFact[] => [
  {label: i18n._('Building'), value: home.building},
  {label: i18n._('Floor'), value: floorText(home, i18n)},
]

export const floorText = ({floor}: Property, i18n: Translator) =>
  floor === 0 ? i18n._('Ground floor') : floor

/** These are amenities, too: a comparison has them there. */
export const amenityFacts = (...[home, i18n]: Speech): StatedFact[] => [
  {label: i18n._('Furnishing'), value: furnishingOf(home, i18n)},
  {label: i18n._('Parking spaces'), value: home.parking},
  {label: i18n._('View'), value: viewsOf(home, i18n)},
]

export const buildingFacts = (...[home, i18n]: Speech): StatedFact[] => [
  {
    label: i18n._('Completion'),
    value: home.completion && i18n._(completionNames[home.completion]),
  },
  {label: i18n._('Handover'), value: quarterText(home.handover, i18n)},
]

export function timeFacts(...speech: Speech): StatedFact[] {
  const [{available_from: day, status}, i18n] = speech
  const isFree = day !== undefined && day.slice(0, 10) <= officeDay()
  const text = isFree ? i18n._('Available now') : formatDay(i18n.locale as Locale, day)
  return [
    ...buildingFacts(...speech),
    {label: i18n._('Availability'), value: status === 'SOLD' ? undefined : text},
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
          : withPeriod(exactAed(pricePerUnit(charge, money.units), i18n), 'year', i18n),
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

function furnishingOf({furnishing, amenity_codes = []}: Property, i18n: Translator) {
  const code = furnishing ?? furnishings.find(each => amenity_codes.includes(each))
  return code && i18n._(amenities[code].name)
}

const viewsOf = ({views = []}: Property, i18n: Translator) =>
  views
    .filter(isAmenityCode)
    .map(code => i18n._(amenities[code].name))
    .join(' · ')
