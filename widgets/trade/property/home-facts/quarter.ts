import type {Translator} from '#kit/i18n/translator.ts'
import {QUARTER} from './codes.ts'

const QUARTERS: Record<string, string> = {
  1: /*i18n*/ 'Q1',
  2: /*i18n*/ 'Q2',
  3: /*i18n*/ 'Q3',
  4: /*i18n*/ 'Q4',
}

/** `2027-Q4` as people write it; the year follows in every language. Any other text is not shown. */
export function quarterText(quarter: string | undefined, i18n: Translator) {
  const [, year, number = ''] = QUARTER.exec(quarter ?? '') ?? []
  return year && `${i18n._(QUARTERS[number] ?? '')} ${year}`
}
