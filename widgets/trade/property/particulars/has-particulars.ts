import type {Property} from '../../contract/entities.ts'

/** The heading of its section, and its link in menus. */
export const PAYMENT_PLAN = /*i18n*/ 'Payment plan'

/** A sold home has nothing left to buy or to pay. */
const isOffered = ({status}: Property) => status !== 'SOLD'

export const hasPaymentPlan = (home: Property) =>
  isOffered(home) && Boolean(home.payment_plan?.length)

/** One price alone is no history. */
export const hasPriceHistory = ({history = []}: Property) => history.length > 1

export const hasUnits = (home: Property) => isOffered(home) && Boolean(home.units?.length)
