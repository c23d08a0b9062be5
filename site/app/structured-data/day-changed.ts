import {officeDay} from '#trade/agency/office-day.ts'

/**
 * The day on which a record last changed, for search engines. An import may have dated it before the
 * day on which it was published, which is then the day.
 */
export function dayChanged(updatedAt: string | undefined, published = '') {
  if (!updatedAt || Number.isNaN(Date.parse(updatedAt))) return undefined
  const day = officeDay(new Date(updatedAt))
  return day > published ? day : published
}
