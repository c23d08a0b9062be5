/** An open house as lists and pages show it, read from a possibly incomplete record. */
import type {OpenHouse, RecordExtras} from '../contract/entities.ts'
import {isOver, type OpenHouseTimes, openHouseTimes, timeRange} from './times.ts'

export interface OpenHouseEntry extends OpenHouseTimes, RecordExtras {
  slug: string
  title: string
  /** As the record has it; it is shown where no day can be read from it. */
  date: string
  /** `10:00 - 13:00`. */
  time: string
  venue?: string
  /** Shown as it comes (spec section 4): the values are not defined. */
  status?: string
  /** Null: on request. */
  price: number | null
  images: string[]
  permit?: string
  /** Slug of the home that can be visited. */
  home?: string
  /** At the moment it was loaded. */
  isOver: boolean
}

/** A record without a name or an address cannot be shown. */
export function entryOf(record: OpenHouse | null | undefined, now = new Date()) {
  const {open_house_details: details, about, main_images, dld_details} = record ?? {}
  if (!record || !details?.slug || !details.title) return undefined
  const {slug, title, date, venue, status} = details
  const times = openHouseTimes(details)
  const entry: OpenHouseEntry = {
    slug,
    title,
    date: date ?? '',
    time: timeRange(details),
    venue: venue || undefined,
    status: status || undefined,
    price: typeof about?.price === 'number' ? about.price : null,
    images: (main_images ?? []).filter(Boolean),
    permit: dld_details?.permit_number || undefined,
    home: record.property?.slug,
    pictures: record.pictures,
    in_english: record.in_english,
    ...times,
    isOver: isOver(times, now),
  }
  return entry
}

/** Upcoming ones by date, then past ones, the most recent first. */
export function entriesOf(records: OpenHouse[] | null | undefined, now = new Date()) {
  const entries = (Array.isArray(records) ? records : []).flatMap(record => {
    const entry = entryOf(record, now)
    return entry ? [entry] : []
  })
  const over = entries.filter(({isOver}) => isOver).sort((one, other) => byTime(other, one))
  return [...entries.filter(({isOver}) => !isOver).sort(byTime), ...over]
}

const byTime = (one: OpenHouseEntry, other: OpenHouseEntry) => {
  const [a, b] = [timeOf(one), timeOf(other)]
  return a < b ? -1 : Number(a > b)
}

/** Open houses without a date are last. */
const timeOf = ({starts, day}: OpenHouseTimes) => starts ?? day ?? '~'
