/** Below it are the calls of the contract (spec section 7). */
export const BASE = '/api/v1/user/'
