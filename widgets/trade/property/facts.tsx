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

/** As the record counts them; none is a studio. */
export function bedroomsOf({about}: Property, i18n: Translator) {
  const rooms = about?.total_no_of_rooms
  return `${rooms}` === '0' ? i18n._('Studio') : rooms
}

export const areaOf = ({area_sqft}: Property, i18n: Translator, units: Units) =>
  area_sqft ? areaText(area_sqft, i18n, units) : undefined

type Fact = [label: string, value: string | number | undefined, unit?: string, lang?: Locale]

/**
 * Bedrooms, bathrooms, area and type, as far as the record knows them; `className` says how they lie.
 * The word behind a bare number is for the eye: the label says the same in full.
 */
export function FactList({property, className}: {property: Property; className: string}) {
  const {i18n} = useServices()
  const {units} = useMoney()
  const rooms = bedroomsOf(property, i18n)
  const facts: Fact[] = [
    [i18n._('Bedrooms'), rooms, Number(rooms) ? i18n._('bed') : ''],
    [i18n._('Bathrooms'), property.bathrooms, i18n._('bath')],
    [i18n._('Area'), areaOf(property, i18n, units)],
    [i18n._('Type'), property.about?.type, '', englishOf(property, 'about.type')],
  ]
  const known = facts.filter(([, value]) => value)
  if (!known.length) return null
  return (
    <dl className={className}>
      {known.map(([label, value, unit, lang]) => (
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
