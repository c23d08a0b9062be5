/**
 * Decides which listings of a feed are new or have changed, and which properties must be removed.
 */
import {createHash} from 'node:crypto'
import {inEnglish, type Message} from '../../../app/shared-with-server/message.ts'
import type {KeepValues} from '../import/checked-record.ts'
import {CONVERSION} from '../media/prepare-picture.ts'
import {checkRecord} from '../schema/check-record.ts'
import {checkRules} from '../schema/check-rules.ts'
import {kinds} from '../schema/kinds.ts'
import type {Problem} from '../schema/problem.ts'
import {type KnownProperty, priceJump} from './feed-state.ts'
import type {Photo} from './listing-facts.ts'
import type {BadRow, Node} from './node.ts'
import type {FeedProperty, Reading, Reason, Refused} from './outcome.ts'
import {readListing} from './property-record.ts'

export interface ChangedListing {
  id: string
  reference: string
  isNew: boolean
  fingerprint: string
  /** From disk: those of thousands of listings take hundreds of MB. */
  read(): {values: Record<string, unknown>; photos: Photo[]}
}

export interface Chosen {
  listings: number
  changed: ChangedListing[]
  unchanged: number
  refused: Refused[]
  /** Parts that were left out of listings that are shown. */
  remarks: Problem[]
  /** Properties that this feed brought, and those of them that it no longer has. */
  own: number
  gone: KnownProperty[]
}

export interface Choosing {
  nodes: AsyncIterable<Node | BadRow>
  reading: Omit<Reading, 'previous'>
  /** Properties of all feeds, and those entered by hand. */
  known: KnownProperty[]
  keep: KeepValues
  allowPriceJumps: boolean | undefined
  /** Pictures that need not be fetched. */
  onUnchanged(photos: Photo[]): void
  signal: AbortSignal | undefined
}

/** Raised when the same listing is to become another property. */
const VERSION = 1

export async function chooseListings(choosing: Choosing): Promise<Chosen> {
  const {nodes, known, keep, allowPriceJumps, onUnchanged, signal} = choosing
  const feed = choosing.reading.mapping.name
  const own = known.filter(property => property.feed === feed)
  const byReference = new Map(known.map(property => [property.reference, property]))
  const previous = new Map(own.map(({id, ...one}) => [one.reference, {...one, key: id}]))
  const reading: Reading = {...choosing.reading, previous}
  const chosen: Chosen = {
    listings: 0,
    changed: [],
    unchanged: 0,
    refused: [],
    remarks: [],
    own: own.length,
    gone: [],
  }
  const ids = new Set(known.map(({id}) => id))
  const seen = new Set<string>()
  const taken = new Set<string>()

  for await (const node of nodes) {
    signal?.throwIfAborted()
    chosen.listings++
    const outcome = readListing(node, reading)
    const {reference} = outcome.is === 'property' ? outcome.property : outcome
    const refuse = (reasons: Reason[]) => {
      for (const reason of reasons) chosen.refused.push({reference, ...reason})
    }
    if (outcome.is === 'refused') refuse(outcome.reasons)
    if (outcome.is !== 'property') continue
    const before = byReference.get(reference)
    const claim = claimFault(seen.has(reference), before?.feed === feed ? undefined : before)
    seen.add(reference)
    if (claim) {
      refuse([claim])
      continue
    }
    const {property} = outcome
    for (const remark of property.remarks) {
      chosen.remarks.push({file: feed, record: reference, ...remark})
    }
    const fingerprint = fingerprintOf(property)
    const isSame = before?.fingerprint === fingerprint
    const jump = before && !isSame && !allowPriceJumps && priceJump(before, property.values)
    if (isSame || jump) {
      if (jump) refuse([jump])
      taken.add(reference)
      chosen.unchanged++
      onUnchanged(property.photos)
      continue
    }
    const id = before?.id ?? freeId(property.key, ids)
    const faults = faultsOf(property.values, id, reading.today)
    if (faults.length) {
      refuse(faults)
      continue
    }
    ids.add(id)
    taken.add(reference)
    const read = keep({values: property.values, photos: property.photos})
    chosen.changed.push({
      id,
      reference,
      isNew: !before,
      fingerprint,
      read: read as ChangedListing['read'],
    })
  }
  chosen.gone = own.filter(({reference}) => !taken.has(reference))
  return chosen
}

function claimFault(isTwice: boolean, other: KnownProperty | undefined): Reason | undefined {
  const field = 'reference'
  if (isTwice) return {field, says: 'is in the feed twice. The first one counts.'}
  if (!other) return undefined
  const whose = other.feed ? `the feed ${other.feed} brought` : 'was entered by hand'
  const says = `is that of properties/${other.id}, which ${whose}. Give one of them another.`
  return {field, says}
}

function freeId(wanted: string, ids: Set<string>) {
  let id = wanted
  for (let count = 2; ids.has(id); count++) id = `${wanted}-${count}`
  return id
}

function fingerprintOf({values, photos, changed}: FeedProperty) {
  // Pictures without a time of change may have changed with their listing.
  const since = photos.every(photo => photo.changed) ? '' : changed
  const state = [VERSION, CONVERSION, values, photos, since]
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url')
}

/** By the rules of all content, so that one listing cannot hold up the others. */
function faultsOf(values: Record<string, unknown>, key: string, today: string): Reason[] {
  const faults: Reason[] = []
  const report = (field: string, says: Message) => {
    if (!faults.some(fault => fault.field === field)) faults.push({field, says: inEnglish(says)})
  }
  const checking = {report, notice() {}, today}
  const record = {...values, main_images: ['feeds/picture.jpg']}
  const checked = checkRecord(kinds.properties.fields, record, checking)
  checkRules({kind: 'properties', key, values: checked}, checking)
  return faults
}
