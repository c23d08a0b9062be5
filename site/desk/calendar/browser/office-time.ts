/** Times of the office as fields have them, `2026-12-01T10:30`: no clock of the browser is in them. */

export type OfficeTime = `${string}T${string}`

const DAY_MINUTES = 24 * 60

/** Later on the same day: a viewing is dragged to another day sideways. */
export function minutesLater(time: OfficeTime, minutes: number): OfficeTime {
  const [day = '', clock = ''] = time.split('T')
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const wanted = Math.min(Math.max(hour * 60 + minute + minutes, 0), DAY_MINUTES - 15)
  const two = (value: number) => `${value}`.padStart(2, '0')
  return `${day}T${two(Math.floor(wanted / 60))}:${two(wanted % 60)}`
}

export function dayBeside(time: OfficeTime, by: 1 | -1): OfficeTime {
  const [day = '', clock = ''] = time.split('T')
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + by)
  return `${noon.toISOString().slice(0, 10)}T${clock}`
}
