/** The history of a home's price, from the events that were recorded: a state for each day of the office. */
import {sql} from 'drizzle-orm'
import {homeEvents} from '#server/content/change-tables.ts'
import {properties} from '#server/content/tables.ts'
import {OFFICE_TIME_ZONE, officeDay} from '#trade/agency/office-day.ts'
import type {PriceRow} from '#trade/contract/price-history.ts'
import {rentPer} from '#trade/contract/rent.ts'

export interface DatedEvent
  extends Pick<typeof homeEvents.$inferSelect, 'event' | 'price' | 'period'> {
  /** Day of the office. */
  day: string
}

/** A column of a select from properties: their last events, the oldest first. */
export const lastEvents = (most: number) =>
  sql<DatedEvent[]>`(select coalesce(json_agg(json_build_object('event', event, 'price', price,
      'period', period, 'day', to_char(at at time zone ${TIME_ZONE}, 'YYYY-MM-DD')) order by id), '[]')
    from (select * from ${homeEvents} where ${homeEvents}.reference = ${properties}.reference
      order by id desc limit ${sql.raw(`${most}`)}) as recorded)`

const TIME_ZONE = sql.raw(`'${OFFICE_TIME_ZONE}'`)
const MAX_ROWS = 50
/** Days for which lists say that a price is new. */
const NEW_FOR_DAYS = 14
const DAY_MS = 86_400_000

/** The first row says "listed" only where the record itself names that day. */
export function priceHistory(events: DatedEvent[], listed: string): PriceRow[] {
  const rows = dayByDay(events).map(({day, event, price, period}, at): PriceRow => {
    const name = at > 0 || day === listed ? event : 'known'
    if (!isOffered({event})) return {day, event: name}
    return {day, event: name, price: price ?? undefined, price_period: period ?? undefined}
  })
  return rows.slice(-MAX_ROWS)
}

/** The last change between two prices, unless it is two weeks ago or the home was away since. */
export function recentChange(events: DatedEvent[], today = officeDay()) {
  const [before, now] = dayByDay(events).slice(-2)
  if (!before?.price || now?.event !== 'price' || !now.price) return undefined
  const price_before = Math.round(
    rentPer(before.price, before.period ?? undefined, now.period ?? undefined),
  )
  const age = (Date.parse(today) - Date.parse(now.day)) / DAY_MS
  if (price_before === now.price || age >= NEW_FOR_DAYS) return undefined
  return {price_changed: now.day, price_before}
}

/**
 * The end of a day stands for it: a price that was put right on the same day is no change, nor is
 * a home that a feed had lost for an hour.
 */
function dayByDay(events: DatedEvent[]): DatedEvent[] {
  const changes: DatedEvent[] = []
  for (const [at, now] of events.entries()) {
    if (now.day === events[at + 1]?.day) continue
    const event = changeTo(now, changes.at(-1))
    if (event) changes.push({...now, event})
  }
  return changes
}

function changeTo(now: DatedEvent, before: DatedEvent | undefined) {
  if (!isOffered(now)) return before && before.event !== now.event ? now.event : undefined
  if (!before || !isOffered(before)) return 'listed'
  if ((before.period === null) !== (now.period === null)) return 'listed'
  return before.price === now.price && before.period === now.period ? undefined : 'price'
}

const isOffered = ({event}: Pick<DatedEvent, 'event'>) => event !== 'withdrawn' && event !== 'sold'
