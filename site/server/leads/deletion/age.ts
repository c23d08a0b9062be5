/** How old enquiries may become, as an operator writes it: `90d`, `24m`, `2y`. */

export interface Age {
  count: number
  unit: 'd' | 'm' | 'y'
}

export function parseAge(text: string): Age | undefined {
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([dmy])$/.exec(text.trim()) ?? []
  return count ? {count: Number(count), unit: unit as Age['unit']} : undefined
}

/** The moment before which something is older than that. */
export function momentBefore(now: Date, {count, unit}: Age): Date {
  const then = new Date(now)
  if (unit === 'd') then.setUTCDate(then.getUTCDate() - count)
  else then.setUTCMonth(then.getUTCMonth() - (unit === 'm' ? count : 12 * count))
  // A month without that day ends with its last one.
  if (unit !== 'd' && then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}
