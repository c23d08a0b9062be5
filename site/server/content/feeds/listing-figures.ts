/** Price, rooms and size of a listing. What could mean two things is refused, never guessed. */
import {isRent, rentPer, rentPeriods} from '#trade/contract/rent.ts'
import {bedroomsIn, countIn, numberIn, valuesOf, wordsOf} from './mapped-values.ts'
import type {FieldName, Mapping} from './mapping-shape.ts'
import type {Node} from './node.ts'

/** Why a listing cannot be shown. */
export type Refuse = (field: FieldName, says: string) => void

interface Listing {
  node: Node
  mapping: Mapping
  purpose: string | undefined
  refuse: Refuse
}

export function figuresOf(listing: Listing) {
  const {node, mapping, purpose} = listing
  const first = (name: FieldName) => valuesOf(mapping, name, node)[0]
  const rent = isRent(purpose) ? rentOf(listing, first('price_period')) : undefined
  const isOnRequest = first('price_on_request') === 'true'
  const {amount = first('price'), period} = rent ?? {}
  return {
    price: isOnRequest ? undefined : priceOf(amount, period, listing),
    price_period: period,
    bedrooms: roomsOf('bedrooms', bedroomsIn, listing),
    bathrooms: roomsOf('bathrooms', countIn, listing),
    area_sqft: areaOf(first('area_sqft'), first('area_unit'), listing),
  }
}

/** A feed may have an amount for each period: that of the period it names counts, or else the first. */
function rentOf({mapping, node}: Listing, named: string | undefined) {
  const rents = Object.entries(wordsOf(mapping, 'rents', node))
  const [period = named, amount] = rents.find(([each]) => each === named) ?? rents[0] ?? []
  return {period, amount}
}

/** Dirhams, of a rent for a year: what is below them was meant in thousands or millions. */
const MIN_SALE = 10_000
const MIN_RENT = 1_000

function priceOf(given: string | undefined, period: string | undefined, listing: Listing) {
  if (given === undefined) return undefined
  const amount = numberIn(given)
  if (amount === undefined) {
    const doubt = `is "${given}", which is no amount in AED that can be read without doubt.`
    return listing.refuse('price', `${doubt} Write it in digits, such as 1250000.`)
  }
  const isForRent = isRent(listing.purpose)
  const from = rentPeriods.find(each => each === period)
  if (rentPer(amount, from) >= (isForRent ? MIN_RENT : MIN_SALE)) return Math.round(amount)
  const what = isForRent ? 'the rent of a home' : 'the price of a home'
  return listing.refuse('price', `is "${given}", which is too little for ${what}. Write it in AED.`)
}

function roomsOf(
  name: 'bedrooms' | 'bathrooms',
  read: typeof countIn,
  {mapping, node, refuse}: Listing,
) {
  const [given] = valuesOf(mapping, name, node)
  if (given === undefined) return undefined
  const count = read(given)
  if (count === undefined) return refuse(name, `is "${given}", which is no number. Correct it.`)
  return Math.round(count)
}

/** A unit may stand behind the number, too. */
function areaOf(given: string | undefined, unit: string | undefined, {refuse}: Listing) {
  if (given === undefined) return undefined
  const [digits = given, letter = ''] = given.split(/(?=\p{L})/u, 2)
  const own = letter ? squareFeetIn(given.slice(digits.length)) : undefined
  const named = unit === undefined ? own : squareFeetIn(unit)
  if (unit !== undefined && named === undefined) {
    return refuse(
      'area_unit',
      `is "${unit}", which is no known unit. Write sqft, sqm or sqyd, or translate it by "values" in the mapping file.`,
    )
  }
  const number = numberIn(own ? digits : given)
  if (number === undefined || (own && own !== named)) {
    return refuse(
      'area_sqft',
      `is "${given}"${unit ? ` ${unit}` : ''}, which cannot be read without doubt. Write it in digits, such as 1310.5.`,
    )
  }
  // Zero stands for a size that is not known.
  return number ? Math.round(number * (named ?? 1)) : undefined
}

const SQUARE_METRE = 10.7639

/** Spellings in small letters, without blanks and dots. */
const SPELLINGS: [squareFeet: number, names: string][] = [
  [1, 'sqft sqf sf ft ft2 ftsq feet foot sqfeet sqfoot squareft squarefeet squarefoot'],
  [1, 'قدم قدممربع قدممربعة'],
  [SQUARE_METRE, 'sqm sm m m2 msq mt mt2 mts mts2 mtr mtr2 mtrs sqmt sqmts sqmtr sqmtrs squarem'],
  [SQUARE_METRE, 'متر مترمربع م2 meter meters metre metres sqmeter sqmeters sqmetre sqmetres'],
  [SQUARE_METRE, 'squaremeter squaremeters squaremetre squaremetres'],
  [9, 'sqyd sqyds yd2 yd yards sqyard sqyards squareyard squareyards'],
]

const units = new Map(
  SPELLINGS.flatMap(([squareFeet, names]) =>
    names.split(' ').map(name => [name, squareFeet] as const),
  ),
)

/** Square feet in one of a unit; undefined for an unknown one. `Sq. Ft.`, `ft²` and `SQFT` are one. */
const squareFeetIn = (unit: string): number | undefined =>
  units.get(
    unit
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s._^/-]/g, ''),
  )
