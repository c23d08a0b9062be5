/** The home itself, as far as its page shows it. */
import type {Thing} from 'schema-dts'
import {languageOf} from '#kit/i18n/locale.ts'
import type {Property} from '#trade/contract/entities.ts'
import {areaIn} from '#trade/money/area.ts'
import {amenities, isAmenityCode} from '#trade/property/amenities/codes.ts'
import {statedAmenities} from '#trade/property/amenities/stated-amenities.ts'
import {pointOf} from '#trade/property/details/has-section.ts'
import {point} from '../../../structured-data/agency.ts'
import {idOf, type JsonLdContext} from '../../../structured-data/json-ld.ts'
import {floorLevel, particulars} from './particulars.ts'

interface Shows {
  /** Many homes under one name. */
  isMany?: boolean
  /** Facts that decide, which the page of a launch does not show. */
  facts?: boolean
  /** Area and bathrooms, which a project's page does not show. */
  size?: boolean
}

export function residence(
  property: Property,
  {isMany, size, facts}: Shows,
  context: JsonLdContext,
): Thing | undefined {
  const {name, short_description, main_images, about, city, bathrooms, area_sqft} = property
  const place = pointOf(property)
  // Those of the page that is read by search engines, which choose none.
  const {units} = languageOf(context.locale)
  const whole = {
    '@id': idOf(context, 'home'),
    name,
    description: short_description || undefined,
    image: main_images?.length ? main_images.map(context.media) : undefined,
    address:
      about?.address || (size && city)
        ? {
            '@type': 'PostalAddress' as const,
            streetAddress: about?.address || undefined,
            addressLocality: (size && city) || undefined,
          }
        : undefined,
    geo: place && point(place),
    amenityFeature: featuresOf(property, facts, context),
    ...(facts && particulars(property, context)),
  }
  if (isMany) return {'@type': 'Residence', ...whole}
  return {
    '@type': kindOf(property) as 'Accommodation',
    ...whole,
    floorLevel: facts ? floorLevel(property, context) : undefined,
    numberOfBedrooms: numberOf(about?.total_no_of_rooms),
    numberOfBathroomsTotal: size ? numberOf(bathrooms) : undefined,
    floorSize:
      size && area_sqft
        ? {
            '@type': 'QuantitativeValue',
            value: areaIn(units, area_sqft),
            unitCode: UNIT_CODES[units],
          }
        : undefined,
  }
}

/** Parking spaces are counted; everything else is there or not. */
function featuresOf(home: Property, facts: boolean | undefined, {i18n}: JsonLdContext) {
  const {furnishing, views = [], parking} = home
  const codes = facts ? [furnishing, ...views].filter(isAmenityCode) : []
  const names = new Set([
    ...amenityTexts(home, facts),
    ...codes.map(code => i18n._(amenities[code].name)),
  ])
  const features: [name: string, value: number | true][] = Array.from(names, name => [name, true])
  if (facts && parking !== undefined) features.push([i18n._('Parking spaces'), parking])
  if (features.length === 0) return undefined
  return features.map(([name, value]) => ({
    '@type': 'LocationFeatureSpecification' as const,
    name,
    value,
  }))
}

/** Words that a field of the home's own contradicts or repeats are not on its page. */
function amenityTexts(home: Property, facts: boolean | undefined) {
  const texts = home.about?.amenities ?? []
  if (!facts) return texts
  const {coded, others} = statedAmenities(home)
  const shown = new Set([...coded.map(({words}) => words?.text), ...others.map(({text}) => text)])
  return texts.filter(text => shown.has(text))
}

/** As UN/CEFACT's recommendation 20 has them. */
const UNIT_CODES = {sqft: 'FTK', sqm: 'MTK'}

/** Maps property types to schema.org's types, where the name leaves no doubt. */
const KINDS: [RegExp, string][] = [
  [/\b(?:apartment|flat|penthouse|duplex|studio|loft)/i, 'Apartment'],
  [/\b(?:villa|mansion)/i, 'SingleFamilyResidence'],
  [/\b(?:town\s?)?house/i, 'House'],
]

const kindOf = ({property_type = '', about}: Property) =>
  KINDS.find(([words]) => words.test(`${property_type} ${about?.type ?? ''}`))?.[1] ??
  'Accommodation'

/** A record may say `2 to 4`: that is no number. */
const numberOf = (count: number | string | undefined) =>
  /^\d+$/.test(`${count}`) ? Number(count) : undefined
