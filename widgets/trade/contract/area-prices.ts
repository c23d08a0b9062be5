/**
 * Asking prices per square foot of the agency's own listings in an area, a spread for each purpose and
 * type. Ours: the specification has no such call, and a back end without it shows none.
 */
import {
  list,
  number,
  optional,
  record,
  type Shape,
  type Shaped,
  text,
  withDefault,
} from '#kit/api-client/shapes.ts'

/** With fewer, one home would decide what counts as usual. */
export const MIN_LISTINGS = 5

const spread = record({
  /** residential-sale, commercial-sale, residential-rent or commercial-rent. */
  purpose: text,
  property_type: record({_id: text, name: text}),
  /** How many listings. */
  count: number,
  /** In AED per square foot; of rents for a year. */
  lowest: number,
  lower_quartile: number,
  median: number,
  upper_quartile: number,
  highest: number,
  /**
   * Equal steps from one price to another, with the number of listings in each; a listing that is far
   * beyond the others is in the first or the last one.
   */
  steps: optional(record({from: number, to: number, counts: list(number)})),
})
export interface Spread extends Shaped<typeof spread> {
  /** Set where the type's name is in English because it lacks a translation. */
  lang?: 'en'
}

const answer = record({
  /** `name` is English, `title` in the reader's language; missing where no such area is known. */
  area: optional(record({_id: text, name: text, title: optional(text)})),
  /** The day they are of, as ISO 8601. */
  day: withDefault(text, ''),
  prices: withDefault(list(spread), []),
  /** Paths of the texts that are English because they are not translated. */
  in_english: optional(list(text)),
})
export interface AreaPrices extends Omit<Shaped<typeof answer>, 'prices' | 'in_english'> {
  prices: Spread[]
}

/** Whichever back end answers, nothing is shown of fewer listings. */
export const areaPrices: Shape<AreaPrices> = {
  read(value) {
    const known = answer.read(value)
    if (!known) return undefined
    const {in_english = [], prices, ...rest} = known
    const spreads = prices.map((one, at): Spread => {
      const isEnglish = in_english.includes(`prices[${at}].property_type.name`)
      return isEnglish ? {...one, lang: 'en'} : one
    })
    return {...rest, prices: spreads.filter(({count}) => count >= MIN_LISTINGS)}
  },
}
