/**
 * The facts of a listing that decide whether people write. One in doubt is left out, and said: the
 * listing is true without it.
 */
import {inEnglish} from '../../../app/shared-with-server/message.ts'
import {checkRecord} from '../schema/check-record.ts'
import type {Fields} from '../schema/fields.ts'
import {homeFactFaults} from '../schema/home-fact-rules.ts'
import {homeFactFields} from '../schema/home-facts.ts'
import {isUnknown, isYes, readers, viewsIn} from './home-fact-words.ts'
import {rowsIn} from './listing-rows.ts'
import {valuesOf} from './mapped-values.ts'
import type {FieldName, Mapping} from './mapping-shape.ts'
import type {Node} from './node.ts'

interface Listing {
  node: Node
  mapping: Mapping
  purpose: string | undefined
  /** The feed's name for its kind. */
  typeName: string
  today: string
  remark: (field: string, says: string) => void
}

type Facts = Record<string, unknown>

const WITHOUT = 'The property is shown without it.'

export function homeFactsOf(listing: Listing): Facts {
  const {node, mapping} = listing
  const parking = valuesOf(mapping, 'parking', node)[0]
  const hasParking = parking !== undefined && isYes(parking)
  const facts: Facts = {
    project: valuesOf(mapping, 'project', node).some(isYes) || undefined,
    building: buildingOf(listing),
    views: viewsOf(listing),
    // The feed does not say their number.
    amenity_codes: hasParking ? ['parking'] : undefined,
    ...rowsIn(mapping, node),
  }
  for (const name of Object.keys(readers)) {
    if (name === 'parking' && hasParking) continue
    facts[name] = factOf(name as FieldName, listing)
  }
  return withoutFaults(facts, listing)
}

function factOf(name: FieldName, {node, mapping, remark}: Listing) {
  const [text] = valuesOf(mapping, name, node)
  if (text === undefined || isUnknown(text)) return undefined
  const {read, example = ''} = readers[name] ?? {}
  const value = read?.(text)
  if (value === undefined) {
    remark(
      name,
      `is "${text}", which cannot be read without doubt. Write it as ${example}. ${WITHOUT}`,
    )
  }
  return value
}

/** In the Emirates an address of a house begins with its street or cluster. */
const HOUSE = /\b(villa|townhouse|bungalow|compound|land|plot|farm)\b/i

const buildingOf = ({node, mapping, typeName}: Listing) =>
  HOUSE.test(typeName) ? undefined : valuesOf(mapping, 'building', node)[0]

function viewsOf({node, mapping, remark}: Listing) {
  const {views, others} = viewsIn(valuesOf(mapping, 'views', node))
  if (others.length) {
    const says = `has "${others.join('", "')}", which is no view that the site knows.`
    remark('views', `${says} Translate it by "values" in the mapping file. ${WITHOUT}`)
  }
  return views.length ? views : undefined
}

/** By the rules of all content: what they refuse goes, and then what needs it. */
function withoutFaults({project, amenity_codes, ...facts}: Facts, listing: Listing): Facts {
  const faults = faultsOf(facts, project, listing)
  const refused = faults.map(([field]) => factIn(field))
  // Without the day on which they were counted, homes that are left are not true.
  if (refused.includes('units_as_of')) refused.push('units')
  const others = Object.fromEntries(
    Object.entries(facts).filter(([name]) => !refused.includes(name)),
  )
  // One fault costs the fact: those of its other rows would hide what else is wrong with the feed.
  for (const name of new Set(refused)) {
    const [field, says] = faults.find(([field]) => factIn(field) === name) ?? []
    if (field) listing.remark(field, `${says} ${WITHOUT}`)
  }
  return faults.length
    ? withoutFaults({...others, project, amenity_codes}, listing)
    : {...facts, project, amenity_codes}
}

/** `payment_plan[0].due` -> `payment_plan` */
const factIn = (field: string) => field.replace(/[.[].*/, '')

function faultsOf(facts: Facts, project: unknown, {purpose, today}: Listing) {
  const faults = new Map<string, string>()
  const report = (field: string, says: Parameters<typeof inEnglish>[0]) => {
    if (!faults.has(field)) faults.set(field, inEnglish(says))
  }
  const fields: Fields = homeFactFields
  const values = checkRecord(fields, facts, {report, notice() {}, today})
  if (faults.size) return [...faults]
  for (const rule of homeFactFaults) {
    const [field, says] = rule({...values, purpose, project}, today) ?? []
    if (field && says) report(field, says)
  }
  return [...faults]
}
