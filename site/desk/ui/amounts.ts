/** Numbers as people of a language write them. */
import {numberFormat} from '#kit/i18n/grouped-number.ts'
import type {Locale} from '#kit/i18n/locale.ts'

export const numberIn = (locale: Locale, value: number) => numberFormat(locale)(value)

/** A share of nothing is undefined. */
export const percentIn = (locale: Locale, part: number | undefined) =>
  part === undefined
    ? '–'
    : numberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      })(part)

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** As `2 hr 5 min`: the two largest units. */
export function durationIn(locale: Locale, seconds: number) {
  const in_ = (unit: string, value: number) =>
    numberFormat(locale, {style: 'unit', unit, unitDisplay: 'short'})(value)
  const minutes = Math.max(1, Math.round(seconds / 60)) * 60
  const first = UNITS.findIndex(([, size]) => minutes >= size)
  const parts: string[] = []
  let left = minutes
  for (const [unit, size] of UNITS.slice(first, first + 2)) {
    const value = Math.floor(left / size)
    left -= value * size
    if (value) parts.push(in_(unit, value))
  }
  return parts.join(' ')
}

/** As `12 MB`. */
export function bytesIn(locale: Locale, bytes: number) {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte']
  const n = bytes < 1 ? 0 : Math.min(3, Math.floor(Math.log(bytes) / Math.log(1_000)))
  return numberFormat(locale, {
    style: 'unit',
    unit: units[n],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })(bytes / 1_000 ** n)
}
