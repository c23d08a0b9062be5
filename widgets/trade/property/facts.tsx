/** The few facts of a property that fit into one line. */

import {useServices} from '#kit/core/view/use-services.ts'
import type {Units} from '#kit/i18n/display.ts'
import {type Locale, otherLanguage} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {englishOf, type Property} from '../contract/entities.ts'
import {areaText} from '../money/area.ts'
import {useMoney} from '../money/use-money.ts'

export {englishOf}

export interface Fact {
  label: string
  value: string
  /** The word behind a bare number, for the eye only: the label says the same in full. */
  unit?: string
  /** Given when the value is not in the language of the page. */
  lang?: Locale
}

/** Bedrooms, bathrooms, area, type; what a record does not know is left out. */
function useFacts(property: Property): Fact[] {
  const {i18n} = useServices()
  const {units} = useMoney()
  const {type, total_no_of_rooms: rooms} = property.about ?? {}
  const facts: [string, string | number | undefined, unit?: string, lang?: Locale][] = [
    [i18n._('Bedrooms'), bedroomsOf(property, i18n), /[1-9]/.test(`${rooms}`) ? i18n._('bed') : ''],
    [i18n._('Bathrooms'), property.bathrooms, i18n._('bath')],
    [i18n._('Area'), areaOf(property, i18n, units)],
    [i18n._('Type'), type, undefined, englishOf(property, 'about.type')],
  ]
  return facts.flatMap(([label, value, unit, lang]) =>
    value === undefined || value === null || value === ''
      ? []
      : [{label, value: `${value}`, unit, lang}],
  )
}

/** As the record counts them; none is a studio. */
export function bedroomsOf({about}: Property, i18n: Translator) {
  const rooms = about?.total_no_of_rooms
  return `${rooms}` === '0' ? i18n._('Studio') : rooms
}

export const areaOf = ({area_sqft}: Property, i18n: Translator, units: Units) =>
  area_sqft ? areaText(area_sqft, i18n, units) : undefined

/** The facts as terms and what they are; `className` says how they lie. */
export function FactList({property, className}: {property: Property; className: string}) {
  const facts = useFacts(property)
  if (facts.length === 0) return null
  return (
    <dl className={className}>
      {facts.map(({label, value, unit, lang}) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd {...otherLanguage(lang)}>
            <bdi>{value}</bdi>
            {unit && <span aria-hidden="true">{` ${unit}`}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The place of a home: the neighbourhood's name in the visitor's language, then the city. */
export const placeOf = ({builder_community, city}: Property) =>
  withCommas(...new Set([builder_community, city]))

/** Language and direction of an element with such a text. */
export const inEnglish = (record: Pick<Property, 'in_english'>, path: string) =>
  otherLanguage(englishOf(record, path))

export const permitOf = ({permit_number, dld_details}: Property) =>
  permit_number ?? dld_details?.permit_number

export const referenceOf = ({reference, dld_details}: Property) =>
  reference ?? dld_details?.reference
