import {
  type Attribute,
  choice,
  flag,
  json,
  number,
  type PropsOf,
  text,
} from '#kit/core/attributes.ts'
import type {BuyingCosts, Property} from '#trade/contract/entities.ts'
import {displayAttributes} from '#trade/money/display-attributes.ts'

export const attributes = {
  /** A line above the figures; without one there is none to see. */
  heading: text(),
  /** The price in AED that is entered at first. */
  price: number(0, 0, 1_000_000_000_000),
  /** The emirate whose rules hold at first, for example `Dubai` or `Ras Al Khaimah`. */
  emirate: text(),
  /** The home is not built yet. */
  'off-plan': flag(),
  /** The kind of property: it decides some fees. */
  kind: choice(['apartment', 'villa', 'office', 'land'], 'apartment'),
  /** The kind of buyer: it decides how much a bank may lend. */
  buyer: choice(['resident', 'national', 'non-resident'], 'resident'),
  /** Payment with a loan, or in cash, at first. */
  payment: choice(['loan', 'cash'], 'loan'),
  /** The down payment in AED at first. Without it: as little as the rules allow. */
  'down-payment': number(0, 0, 1_000_000_000_000),
  /** The interest rate at first, in percent a year. Without it: the agency's assumption. */
  rate: number(0, 0, 30),
  /** The years of the mortgage at first. Without it: as many as the rules allow. */
  years: number(0, 0, 50),
  /**
   * A home of the agency, by the last part of its page's address, for example `marina-loft`: price,
   * emirate and kind are the home's.
   */
  slug: text(),
  /**
   * The position of the slug in the address of your page: `/homes/{slug}`, or `?home` for a
   * parameter. `slug` is used where the address has none.
   */
  'slug-from': text(),
  ...displayAttributes,
  /**
   * The page that shows an estimate by itself, for links that are shared and for print. A path is one
   * of the agency's site; an address that begins with `./`, `../` or `?` is seen from your page.
   */
  'page-url': text('/buying-costs'),
  /**
   * The whole estimate as the query of an address, `?price=1500000&kind=villa`, for a page that keeps
   * it there; the page gives a new one after `ocp-change`.
   */
  query: {...text(), initial: null} as Attribute<string | null>,
  /**
   * `address` takes the estimate from the address of your page, `?price=1500000&kind=villa`, and
   * writes each change into it.
   */
  'query-from': choice(['attributes', 'address'], 'attributes'),
  /** The home, if the page has loaded it already: `data` of the response. */
  property: json<Property>('{"name": "Marina Loft", "slug": "marina-loft"}', 'name', 'slug'),
  /** Fees and rules, if the page has loaded them already: `data` of the response. */
  costs: json<BuyingCosts[]>('[{"emirate": "Dubai", "vat": 5, "fees": [], "loan": {}}]'),
}

export type BuyingCostsProps = PropsOf<typeof attributes>
