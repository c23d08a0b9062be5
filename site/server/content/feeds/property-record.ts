/** A listing of a feed becomes a property of the site, or is refused with the reasons. */
import {isRent} from '../../../../widgets/shared/api/rent.ts'
import {emirates} from '../../../app/shared-with-server/emirate-names.ts'
import {resolveDay} from '../days.ts'
import {numberIn, slugOf} from './feed-text.ts'
import {
  amenitiesOf,
  coordinatesOf,
  dayOf,
  find,
  inOurLanguages,
  isHttps,
  isSame,
  photosOf,
  purposeOf,
  squareFeet,
  textOf,
  whole,
} from './listing-facts.ts'
import {type FieldName, type Mapping, valuesOf, valuesOfEach, wordsOf} from './mapping.ts'
import type {Node} from './node.ts'
import type {Outcome, Reading, Reason} from './outcome.ts'

export function readListing(node: Node, reading: Reading): Outcome {
  const {mapping, surroundings, previous, today, permitDays} = reading
  const first = (name: FieldName) => valuesOf(mapping, name, node)[0]
  const reference = first('reference') ?? ''
  if (isWithdrawn(mapping, node)) return {is: 'withdrawn', reference}

  const reasons: Reason[] = []
  const refuse = (field: FieldName, says: string) => void reasons.push({field, says})
  const number = (name: FieldName, given = first(name)) => {
    if (given === undefined) return undefined
    const value = numberIn(given)
    if (value === undefined) refuse(name, `is "${given}", which is no number. Correct it.`)
    return value
  }
  if (!reference) refuse('reference', 'is missing. A listing is found again by it.')
  const name = inOurLanguages(wordsOf(mapping, 'name', node))
  if (!name.en) refuse('name', 'is missing: it has no title in English. Add one.')
  const typeName = first('property_type') ?? ''
  const type = find(surroundings.types, [typeName])
  if (!type) {
    refuse(
      'property_type',
      `is "${typeName}", which the site has not. Add it to property-types.json.`,
    )
  }
  const placeNames = valuesOfEach(mapping, 'places', node)
  const neighborhood = find(surroundings.neighborhoods, placeNames)
  if (!neighborhood) {
    const names = placeNames.join('", "')
    refuse('places', `is "${names}", of which the site has no neighbourhood. Add one of them.`)
  }
  const city = first('city') ?? ''
  const emirate = emirates.find(one => isSame(one, city))
  if (!emirate)
    refuse('city', `is "${city}", which is no emirate. Name one: ${emirates.join(', ')}.`)
  const purpose = purposeOf(first('purpose') ?? '', typeName)
  if (!purpose) {
    refuse('purpose', `is "${first('purpose') ?? ''}": neither sale nor rent, to live or to work.`)
  }
  const photos = photosOf(mapping, node)
  if (!photos.length) refuse('photos', 'has no picture at an http address. Add one.')
  const known = previous.get(reference)
  const permit = first('permit_number')
  const permitExpiry = permit && (dayOf(first('permit_expiry')) ?? permitEnd())
  if (permit && !permitExpiry) {
    refuse(
      'permit_expiry',
      'is not told by the feed. Say for how many days after a sync its permits count as valid: --permit-days DAYS.',
    )
  } else if (permitExpiry && permitExpiry < today) {
    refuse('permit_expiry', `was ${permitExpiry}. It is shown once it has a new permit.`)
  }
  const rent = isRent(purpose) ? rentOf(mapping, node, first('price_period')) : undefined
  const onRequest = first('price_on_request') === 'true'
  const values = {
    reference,
    feed: mapping.name,
    purpose,
    property_type: type?.id,
    neighborhood: neighborhood?.id,
    builder: find(surroundings.builders, valuesOf(mapping, 'builder', node))?.id,
    agent: find(surroundings.team, valuesOfEach(mapping, 'agent', node))?.id,
    name,
    media_url: valuesOf(mapping, 'tour', node).find(isHttps),
    price: onRequest ? undefined : whole(number('price', rent?.amount)),
    price_period: rent?.period,
    bedrooms: whole(number('bedrooms')),
    bathrooms: whole(number('bathrooms')),
    area_sqft: whole(squareFeet(number('area_sqft'), first('area_unit'))),
    amenities: amenitiesOf(mapping, node),
    description: textOf(mapping, node),
    address: [...new Set(valuesOfEach(mapping, 'address', node)), city].join(', '),
    city: neighborhood?.names[0] ?? city,
    state: emirate,
    emirate,
    coordinates: coordinatesOf(mapping, first('coordinates')),
    listed: known?.listed ?? dayOf(first('listed') ?? first('changed')) ?? today,
    permit_number: permit,
    permit_expiry: permitExpiry,
  }
  if (reasons.length) return {is: 'refused', reference, reasons}
  const key = known?.key ?? slugOf(`${name.en} ${reference}`)
  const said = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return {
    is: 'property',
    property: {
      ...{key, reference, values: Object.fromEntries(said), photos},
      changed: first('changed') ?? '',
    },
  }

  /** Moved on when half of it is over, so that a listing does not change with each sync. */
  function permitEnd() {
    if (permitDays === undefined) return undefined
    const now = known?.permit_expiry ?? ''
    const inDays = (days: number) => resolveDay(`in ${days} days`, today) ?? today
    return now > inDays(Math.floor(permitDays / 2)) ? now : inDays(permitDays)
  }
}

/** A feed may have an amount for each period: that of the period it names counts, or else the first. */
function rentOf(mapping: Mapping, node: Node, named: string | undefined) {
  const rents = Object.entries(wordsOf(mapping, 'rents', node))
  const [period = named, amount] = rents.find(([each]) => each === named) ?? rents[0] ?? []
  return {period, amount}
}

function isWithdrawn({withdrawn, ...mapping}: Mapping, node: Node) {
  if (!withdrawn) return false
  const fields = {...mapping.fields, reference: withdrawn.path}
  const [state] = valuesOf({...mapping, fields}, 'reference', node)
  return state !== undefined && withdrawn.is.some(word => isSame(word, state))
}
