/** Conditions of the properties that visitors may see today. */
import {and, gte, isNull, or, sql} from 'drizzle-orm'
import {officeDay} from '#trade/agency/office-day.ts'
import {properties} from './tables.ts'

/** Properties that may be shown today: an advertisement needs a valid permit. */
export const shown = () =>
  and(
    sql`${properties.published}`,
    or(isNull(properties.permit_expiry), gte(properties.permit_expiry, officeDay())),
  )

/** Properties that can still be bought or rented; spelled as the partial indexes are. */
export const available = () => and(shown(), sql`${properties.status} = 'ACTIVE'`)
