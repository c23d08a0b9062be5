import {
  type Attribute,
  choice,
  flag,
  json,
  number,
  type PropsOf,
  text,
} from '#kit/core/attributes.ts'
import type {AskingRents} from '#trade/buying-costs/asking-rents.ts'
import type {BuyingCosts, Property, RentingCosts} from '#trade/contract/entities.ts'
import {displayAttributes} from '#trade/money/display-attributes.ts'

export const attributes = {
  /** A line above the figures; without one there is none to see. */
  heading: text(),
  /** The costs of buying, or of renting. A home of the agency decides it itself. */
  mode: choice(['buy', 'rent'], 'buy'),
  /** The price in AED that is entered at first. */
  price: number(0, 0, 1_000_000_000_000),
  /**
   * The rent in AED a year that is entered at first: when renting what is paid, when buying what is
   * expected, for the yield.
   */
  rent: number(0, 0, 1_000_000_000_000),
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
  /** When renting: how the home is furnished, at first. It decides the deposit. */
  furnishing: choice(['unfurnished', 'part-furnished', 'furnished'], 'unfurnished'),
  /** When renting: in how many cheques at most the rent is paid, 1 to 12. So many are chosen at first. */
  cheques: number(0, 0, 12),
  /** When renting: the deposit in AED, where it is not the usual share of the rent. */
  deposit: number(0, 0, 1_000_000_000_000),
  /** When buying, for the yield: the service charge in AED a year for each square foot. */
  'service-charge': {...number(0, 0, 10_000), initial: null} as Attribute<number | null>,
  /** When buying, for the yield: the area in square feet. */
  area: number(0, 0, 1_000_000_000),
  /**
   * A home of the agency, by the last part of its page's address, for example `marina-loft`: price or
   * rent, emirate, kind and what else is known are the home's.
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
  /** Fees and rules of buying, if the page has loaded them already: `data` of the response. */
  costs: json<BuyingCosts[]>('[{"emirate": "Dubai", "vat": 5, "fees": [], "loan": {}}]'),
  /** Fees of renting, if the page has loaded them already: `data` of the response. */
  'renting-costs': json<RentingCosts[]>('[{"emirate": "Dubai", "vat": 5, "fees": []}]'),
  /** The asking rents of homes like this one, in AED a year for each square foot, for the yield. */
  'asking-rents': json<AskingRents>('{"median": 95, "count": 12, "day": "2026-11-30"}'),
}

export type BuyingCostsProps = PropsOf<typeof attributes>
