/** What a price is for a year, in SQL: of the same table as `rentPer` in widgets/trade/contract/rent.ts. */
import {type SQL, type SQLWrapper, sql} from 'drizzle-orm'
import {timesAYear} from '#trade/contract/rent.ts'

const times = Object.entries(timesAYear)
  .filter(([, factor]) => factor > 1)
  .map(([period, factor]) => `when '${period}' then ${factor}`)
  .join(' ')

/** Immutable, so that generated columns may have it. Without a period it is the price as it is. */
export const yearlyPrice = (price: SQLWrapper, period: SQLWrapper): SQL<number> =>
  sql`${price} * case ${period} ${sql.raw(times)} else 1 end`
