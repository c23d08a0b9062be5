/** Why a home is similar to another, in facts and in words. */
import type {Translator} from '#kit/i18n/translator.ts'
import type {Property} from '#trade/contract/entities.ts'
import type {Money} from '#trade/money/use-money.ts'
import {
  type Difference,
  differenceText,
  priceDifference,
} from '#trade/property/particulars/price-difference.ts'
import {areaOf, bedroomsOf} from './similarity.ts'

export interface Why {
  place?: 'building' | 'community'
  /** The other home has so many more; undefined where one of them is not known. */
  bedrooms?: number
  price?: Difference
}

/** `building`: the slugs of the homes in the same building. */
export function whySimilar(home: Property, other: Property, building: Set<string>): Why {
  const [own, its] = [bedroomsOf(home), bedroomsOf(other)]
  const isNear = areaOf(home) !== undefined && areaOf(home) === areaOf(other)
  return {
    place: building.has(other.slug) ? 'building' : isNear ? 'community' : undefined,
    bedrooms: own === undefined || its === undefined ? undefined : its - own,
    price: priceDifference(asked(home), asked(other)),
  }
}

const asked = ({about, price_period}: Property) => ({price: about?.price, price_period})

/** A line breaks after the dot. */
const NEXT = '\u00a0· '

/** `Same community · One bedroom more · AED 300,000 less` */
export const whyText = (why: Why, i18n: Translator, money: Pick<Money, 'exchange'>) =>
  [
    why.place === 'building' && i18n._('Same building'),
    why.place === 'community' && i18n._('Same community'),
    sizeText(why, i18n),
    why.price && differenceText(why.price, i18n, money),
  ]
    .filter(Boolean)
    .join(NEXT)

/** The same size says something of a home elsewhere; what has no bedrooms is of the same type. */
function sizeText({place, bedrooms}: Why, i18n: Translator) {
  if (bedrooms === 1) return i18n._('One bedroom more')
  if (bedrooms === -1) return i18n._('One bedroom less')
  if (place) return ''
  return bedrooms === 0 ? i18n._('Same number of bedrooms') : i18n._('Same type')
}
