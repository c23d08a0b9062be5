/** Everything that a word or a phrase may mean in a search; many have several meanings. */
import type {AmenityCode} from '#trade/property/amenities/codes.ts'
import type {Completion, NearKind} from '#trade/property/home-facts/codes.ts'
import type {FilterName, Sort} from '#trade/search-query/search-query.ts'
import type {PaymentPlan} from '../homes/terms.ts'

/** Values as the address of `/properties` has them; areas in square feet. */
export type SentenceFilters = Partial<Record<FilterName, string>>

/** French homes are known by all of their rooms: one more than bedrooms. */
export type Unit = 'bedroom' | 'room' | 'sqft' | 'sqm'
export type Bound = 'min' | 'max'
export type Deal = 'sale' | 'rent'
export type Use = 'commercial' | 'residential'

/** Filters whose numbers need a word that says what they count. */
export type FactFilter =
  | 'handover_by'
  | 'cheques'
  | 'max_service_charge'
  | 'max_deposit'
  | 'min_floor'
  | 'available_by'

export interface Place {
  /** The English name of the record. */
  name: string
  kind: 'neighborhood' | 'community' | 'emirate'
  /** True where the words are an alias of the place. */
  byAlias?: boolean
}

export interface Meaning {
  /** It says nothing about a home where no rule needs it. */
  filler?: true
  type?: string
  amenity?: AmenityCode
  sort?: Sort
  deal?: Deal
  use?: Use
  place?: Place
  builder?: string
  /** A word for whoever has built a home, beside a name. */
  developer?: true
  /** A number as it is typed, in western digits. */
  digits?: string
  number?: number
  scale?: number
  /** A part of the scale or of one that is added: `and a half`. */
  fraction?: number
  currency?: string
  /** How many of its periods a year has. */
  perYear?: 1 | 12
  /** It is a period behind a price alone: `an` is an article in English. */
  isBehindAmount?: true
  unit?: Unit
  /** A word that is a number by itself: one room or two cheques in Arabic. */
  alone?: number
  /** A word that belongs to the bedrooms in front of it. */
  withBedrooms?: true
  /** A bound of the amount behind it. */
  bound?: Bound
  /** The bound itself is out: `more than three bedrooms` are four. */
  isStrict?: true
  /** It is no bound of bedrooms: an Arabic flat `of two rooms`. */
  isWeak?: true
  /** A bound of the amount in front of it. */
  boundBehind?: Bound
  /** `between`: the amount behind it is the first of two. */
  rangeStart?: true
  /** It may stand between two amounts of a range; `and` only after `between`. */
  rangeLink?: 'to' | 'and' | 'or'
  /** It announces an area, so that `m` is no million. */
  areaWord?: true
  /** A word for cars, which belongs to the parking spaces beside it. */
  withParking?: true
  completion?: Completion
  plan?: PaymentPlan
  /** A word for paying, which belongs to the cheques beside it. */
  payment?: true
  /** The filter that a number beside it is for. */
  of?: FactFilter
  /** A quarter of a year, and the word for one behind a number. */
  quarter?: number
  quarterWord?: true
  /** From 1. */
  month?: number
  isNow?: true
  /** The end of a year. */
  yearEnd?: true
  /** Years from this one. */
  yearsAhead?: number
  /** It begins a time that is no date: `next summer`. */
  isLater?: true
  /** It may stand between what has a time, and the time. */
  deadline?: true
  isBefore?: true
  /** A place that a home can be near. */
  kind?: NearKind
  /** The words behind it are close to a home, not in it. */
  near?: true
  /** A word behind the length of a way, and one for a way on foot. */
  minutes?: true
  onFoot?: true
  /** The home lacks what stands behind it. */
  without?: true
  /** `view`, and on which side of it the thing seen stands. */
  view?: 'behind' | 'in-front'
  /** A word between `view` and the thing seen. */
  viewLink?: true
  sight?: AmenityCode
}
