/** What buying costs, a part of the contract: apart, since few widgets ask for it. */

import {read} from '#kit/api-client/call.ts'
import {list} from '#kit/api-client/shapes.ts'
import {buyingCosts} from './buying-costs.ts'
import {firstPaths} from './first-paths.ts'

/** What buying costs by emirate, as its rules are today. Ours: where it is missing, so is its part. */
export const getBuyingCosts = read(list(buyingCosts))('getBuyingCosts', {}, firstPaths.buyingCosts)
