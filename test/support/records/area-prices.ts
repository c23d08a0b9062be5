/** Asking prices of an area, as the API answers them. */
import type {AreaPrices, Spread} from '#trade/contract/area-prices.ts'

export const villas: Spread = {
  purpose: 'residential-sale',
  property_type: {_id: 'villa', name: 'Villa'},
  count: 12,
  lowest: 1_000,
  lower_quartile: 1_200.4,
  median: 1_400,
  upper_quartile: 1_600,
  highest: 2_200,
  steps: {from: 1_000, to: 2_200, counts: [2, 1, 3, 1, 1, 1, 2, 0, 0, 0, 0, 1]},
}

export const rentedFlats: Spread = {
  purpose: 'residential-rent',
  property_type: {_id: 'apartment', name: 'Apartment'},
  count: 8,
  lowest: 90,
  lower_quartile: 100,
  median: 110,
  upper_quartile: 120,
  highest: 200,
}

export const harbourPrices: AreaPrices = {
  area: {_id: 'harbour-row', name: 'Harbour Row', title: 'Harbour Row'},
  day: '2026-11-27',
  prices: [villas, rentedFlats],
}
