/** The content of a comparison, row by row; no markup. */

import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {ownPrice} from '#trade/area-prices/own-price.ts'
import {exactPriceOfUnit} from '#trade/area-prices/price-unit.ts'
import type {Property} from '#trade/contract/entities.ts'
import type {Money} from '#trade/money/use-money.ts'
import {formatDay} from '#trade/property/details/format-day.ts'
import {areaOf, bedroomsOf, permitOf} from '#trade/property/facts.tsx'
import {nearestText} from '#trade/property/near/minutes.ts'
import {hasPaymentPlan, PAYMENT_PLAN} from '#trade/property/particulars/has-particulars.ts'
import {phasesText} from '#trade/property/particulars/plan-phases.ts'
import {moneyFacts, placeFacts, timeFacts} from '#trade/property/particulars/stated-facts.ts'
import {comparedPriceText, withPeriod} from '#trade/property/price.tsx'

/** A row's values are in the order of the homes; empty where a record has none. */
export interface Row<Value = string | undefined> {
  label: string
  /** Given when the label is not in the language of the page. */
  lang?: Locale
  values: Value[]
  /** Keys that compare as equal where the values themselves do not. */
  same?: unknown[]
}

/** Price, place and size; `prices` is what else is known of prices. */
export const factRows = (
  homes: Property[],
  i18n: Translator,
  money: Money,
  prices: Row[] = [],
): Row[] =>
  known([
    row(
      i18n._('Price'),
      homes,
      home => comparedPriceText(home, i18n, {money}) ?? i18n._('Price on request'),
    ),
    row(money.units === 'sqm' ? i18n._('Price per m²') : i18n._('Price per sq ft'), homes, home =>
      priceForUnit(home, i18n, money),
    ),
    ...prices,
    row(i18n._('Community'), homes, ({builder_community}) => builder_community),
    row(i18n._('Type'), homes, ({about}) => about?.type),
    row(i18n._('Bedrooms'), homes, home => text(bedroomsOf(home, i18n))),
    row(i18n._('Bathrooms'), homes, ({bathrooms}) => text(bathrooms)),
    row(i18n._('Area'), homes, home => areaOf(home, i18n, money.units)),
    ...statedRows(homes, i18n, money),
    row(i18n._('Nearby (estimated)'), homes, ({near = []}) => nearestText(near, i18n)),
  ])

/** Facts that few records state. Views, parking and furnishing are among the amenities. */
function statedRows(homes: Property[], i18n: Translator, money: Money): Row[] {
  const facts = homes.map(home => [
    ...placeFacts(home, i18n, money),
    ...timeFacts(home, i18n, money),
    ...moneyFacts(home, i18n, money),
    {label: i18n._(PAYMENT_PLAN), value: planOf(home, i18n)},
  ])
  const labels = new Set(facts.flat().map(({label}) => label))
  return Array.from(labels, label => ({
    label,
    values: facts.map(each => text(each.find(fact => fact.label === label)?.value)),
  }))
}

const planOf = (home: Property, i18n: Translator) =>
  hasPaymentPlan(home) ? phasesText(home.payment_plan ?? [], i18n) || i18n._('Yes') : undefined

/** Facts that the regulator requires. */
export const permitRows = (homes: Property[], i18n: Translator): Row[] =>
  known([
    row(i18n._('Permit'), homes, permitOf),
    row(i18n._('Listed'), homes, ({listed, dld_details}) =>
      formatDay(i18n.locale as Locale, listed ?? dld_details?.listed),
    ),
  ])

/** Returns true when the homes do not differ in it. */
export const isSame = ({values, same = values}: Row<unknown>) => new Set(same).size === 1

const row = (label: string, homes: Property[], say: (home: Property) => string | undefined) => ({
  label,
  values: homes.map(home => say(home) || undefined),
})

const known = (rows: Row[]) => rows.filter(({values}) => values.some(Boolean))

const text = (value: string | number | null | undefined) => (value ? `${value}` : undefined)

/** Converts a rent to a year, from any period that it is advertised for. */
function priceForUnit(home: Property, i18n: Translator, money: Money) {
  const own = ownPrice(home)
  if (own === undefined) return undefined
  return withPeriod(exactPriceOfUnit(own, i18n, money), home.price_period && 'year', i18n)
}
