/** A month of the office. */

export interface Month {
  /** As `October 2026`. */
  name: string
  /** First and last day. */
  from: string
  to: string
  /** First day of the month after it. */
  next: string
}

/** The one before that of a day. */
export function lastMonth(day: string): Month {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const dayOf = (months: number, date: number) =>
    new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10)
  const from = dayOf(-1, 1)
  return {name: NAME.format(new Date(from)), from, to: dayOf(0, 0), next: dayOf(0, 1)}
}

const NAME = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'})
