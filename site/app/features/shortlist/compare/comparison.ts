/** What a comparison says of each home, row by row; no markup. */
import type {Property} from '../../../../../widgets/shared/api/entities.ts'
import type {Locale} from '../../../../../widgets/shared/i18n/locale.ts'
import type {Translator} from '../../../../../widgets/shared/i18n/translator.ts'
import {formatDay} from '../../../../../widgets/shared/property/details/format-day.ts'
import {areaOf, bedroomsOf, permitOf} from '../../../../../widgets/shared/property/facts.tsx'
import {priceText} from '../../../../../widgets/shared/property/price.tsx'

/** A row's values are in the order of the homes; empty where a record has none. */
export interface Row<Value = string | undefined> {
  label: string
  values: Value[]
}

/** Price, place and size. */
export const factRows = (homes: Property[], i18n: Translator): Row[] =>
  known([
    row(i18n._('Price'), homes, home => priceText(home, i18n) ?? i18n._('Price on request')),
    row(i18n._('Price per sq ft'), homes, home => pricePerFoot(home, i18n)),
    row(i18n._('Community'), homes, ({builder_community}) => builder_community),
    row(i18n._('Type'), homes, ({about}) => about?.type),
    row(i18n._('Bedrooms'), homes, home => text(bedroomsOf(home, i18n))),
    row(i18n._('Bathrooms'), homes, ({bathrooms}) => text(bathrooms)),
    row(i18n._('Area'), homes, home => areaOf(home, i18n)),
  ])

/** What any of them has, what most have first. */
export function amenityRows(homes: Property[]): Row<boolean>[] {
  const lists = homes.map(({about}) => new Set(about?.amenities ?? []))
  const all = [...new Set(lists.flatMap(list => [...list]))]
  const count = ({values}: Row<boolean>) => values.filter(Boolean).length
  return all
    .map(label => ({label, values: lists.map(list => list.has(label))}))
    .sort((one, other) => count(other) - count(one))
}

/** What the regulator wants to be shown. */
export const permitRows = (homes: Property[], i18n: Translator): Row[] =>
  known([
    row(i18n._('Permit'), homes, permitOf),
    row(i18n._('Listed'), homes, ({listed, dld_details}) =>
      formatDay(i18n.locale as Locale, listed ?? dld_details?.listed),
    ),
  ])

/** Whether the homes do not differ in it. */
export const isSame = ({values}: Row<unknown>) => new Set(values).size === 1

const row = (label: string, homes: Property[], say: (home: Property) => string | undefined) => ({
  label,
  values: homes.map(home => say(home) || undefined),
})

const known = (rows: Row[]) => rows.filter(({values}) => values.some(Boolean))

const text = (value: string | number | null | undefined) => (value ? `${value}` : undefined)

const pricePerFoot = (home: Property, i18n: Translator) =>
  typeof home.about?.price === 'number' && home.area_sqft
    ? priceText(home, i18n, Math.round(home.about.price / home.area_sqft))
    : undefined
