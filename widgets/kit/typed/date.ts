/** Days as people write them, where a browser has no field of dates, and in feeds and sheets. */
import {westernDigits, withoutUnseen} from './digits.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * `2026-12-31`, `31/12/2026`, `31.12.2026`, `31-Dec-2026`, `31 December 2026`, with or without a time
 * behind, as `2026-12-31`: the day comes first, as it does in the Emirates. Null for what is no day.
 */
export function readDay(text: string): string | null {
  const plain = westernDigits(withoutUnseen(text)).trim()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(plain)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const written = /^(\d{1,2})[-/. ]+(\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4})(?:[T ].*)?$/i.exec(plain)
  if (!written) return null
  const [, day, month = '', year] = written
  return dayOf(year, /^\d/.test(month) ? month : monthNamed(month), day)
}

const monthNamed = (name: string) => `${MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1}`

/** `2027-02-30` is none. */
function dayOf(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}
