/**
 * Paths of the calls that a widget starts before the contract and its shapes have been fetched. The
 * contract takes them from here.
 */
export const firstPaths = {
  search: 'search-properties',
  project: 'property-detail',
  places: 'getNeighborhoodsByCommunity',
  areaPrices: 'getAreaPrices',
  reviews: 'getGoogleReviews',
  openHouses: 'getOpenHouses',
  openHouse: 'getOpenHouseDetail',
  buyingCosts: 'getBuyingCosts',
  viewingHours: 'getViewingHours',
} as const
