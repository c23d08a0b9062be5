/** A listing of a feed becomes a property of the site, or is refused with the reasons. */
import {readDay} from '#kit/typed/date.ts'
import {emirates} from '../../../app/shared-with-server/emirate-names.ts'
import {
  amenitiesOf,
  find,
  inOurLanguages,
  isHttps,
  isSame,
  photosOf,
  purposeOf,
  severalAddressesIn,
  slugOf,
  textOf,
} from './listing-facts.ts'
import {figuresOf} from './listing-figures.ts'
import {homeFactsOf} from './listing-home-facts.ts'
import {notADay, permitEndOf} from './listing-permit.ts'
import {coordinatesIn, emirateOf, isNowhere} from './listing-place.ts'
import {valuesOf, valuesOfEach, wordsOf} from './mapped-values.ts'
import type {FieldName, Mapping} from './mapping-shape.ts'
import {BadRow, type Node} from './node.ts'
import type {Outcome, Reading, Reason} from './outcome.ts'

export function readListing(row: Node | BadRow, reading: Reading): Outcome {
  const {mapping, surroundings, previous, today} = reading
  const node = row instanceof BadRow ? row.node : row
  const first = (name: FieldName) => valuesOf(mapping, name, node)[0]
  const reference = first('reference') ?? ''
  if (row instanceof BadRow) {
    const reason = {field: `line ${row.line}`, says: row.says}
    return {is: 'refused', reference, reasons: [reason]}
  }
  if (isWithdrawn(mapping, node)) return {is: 'withdrawn', reference}

  const reasons: Reason[] = []
  const remarks: Reason[] = []
  const refuse = (field: FieldName, says: string) => void reasons.push({field, says})
  const remark = (field: string, says: string) => void remarks.push({field, says})
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
  const emirate = emirateOf(city)
  if (!emirate) {
    refuse('city', `is "${city}", which is no emirate. Name one: ${emirates.join(', ')}.`)
  }
  const purpose = purposeOf(first('purpose') ?? '', typeName)
  if (!purpose) {
    refuse('purpose', `is "${first('purpose') ?? ''}": neither sale nor rent, to live or to work.`)
  }
  const photos = photosOf(mapping, node)
  const several = severalAddressesIn(valuesOf(mapping, 'photos', node))
  if (several) refuse('photos', severalSaid(several))
  else if (!photos.length) refuse('photos', 'has no picture at an http address. Add one.')
  const known = previous.get(reference)
  const permit = first('permit_number')
  const permitExpiry = permit && permitEndOf(first('permit_expiry'), known, reading, refuse)
  const at = first('coordinates')
  const coordinates = at && coordinatesIn(at)
  if (at && !coordinates && !isNowhere(at)) {
    const says = `is "${at}", which is no place in the Emirates. The property is shown without it.`
    remark('coordinates', says)
  }
  const given = first('listed')
  const listed = known?.listed ?? readDay(given ?? first('changed') ?? '')
  if (given && !listed) refuse('listed', notADay(given))
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
    ...figuresOf({node, mapping, purpose, refuse}),
    ...homeFactsOf({node, mapping, purpose, typeName, today, remark}),
    amenities: amenitiesOf(mapping, node),
    description: textOf(mapping, node),
    address: [...new Set(valuesOfEach(mapping, 'address', node)), city].join(', '),
    city: neighborhood?.names[0] ?? city,
    state: emirate,
    emirate,
    coordinates,
    listed: listed ?? today,
    permit_number: permit,
    permit_expiry: permitExpiry,
  }
  if (reasons.length) return {is: 'refused', reference, reasons}
  const key = known?.key ?? slugOf(`${name.en} ${reference}`)
  const said = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return {
    is: 'property',
    property: {
      key,
      reference,
      values: Object.fromEntries(said),
      photos,
      remarks,
      changed: first('changed') ?? '',
    },
  }
}

const severalSaid = ({text, separator}: {text: string; separator: string}) =>
  `looks like several addresses: "${text.slice(0, 120)}". Set "split": ${JSON.stringify(separator)} for photos in the mapping file.`

function isWithdrawn({withdrawn, ...mapping}: Mapping, node: Node) {
  if (!withdrawn) return false
  const fields = {...mapping.fields, reference: withdrawn.path}
  const [state] = valuesOf({...mapping, fields}, 'reference', node)
  return state !== undefined && withdrawn.is.some(word => isSame(word, state))
}
