/** The parameters of an address that holds an estimate. Pages read no others. */

/** In the order in which an address has them. */
export const names = [
  'mode',
  'price',
  'rent',
  'emirate',
  'stage',
  'kind',
  'buyer',
  'home',
  'pay',
  'down',
  'rate',
  'years',
  'by',
  'furnishing',
  'cheques',
  'deposit',
  'service',
  'area',
  'vacancy',
  'management',
  'other',
  'base',
]

/** Beside a down payment that is only assumed, which a form without JavaScript would send as chosen. */
export const ASSUMED_DOWN = 'down-assumed'

/** The parameter of a line of the costs: `fee-agency`. */
export const feeName = (id: string) => `fee-${id}`

export const parameters = [...names, ASSUMED_DOWN, feeName('*')]
