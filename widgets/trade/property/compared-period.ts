import {isRent, type RentPeriod} from '../contract/rent.ts'
import type {SearchQuery} from '../search-query/search-query.ts'

/** What the prices of a search are for, in filters and where homes are compared; a sale is for nothing. */
export const comparedPeriod = ({purpose, rents_per}: SearchQuery): RentPeriod | undefined =>
  isRent(purpose) ? (rents_per === 'month' ? 'month' : 'year') : undefined
