/** Sentences about content in the language of its editor. */
import {isolated} from '#kit/i18n/isolated.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import {numberFormat} from '#kit/i18n/number-format.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {formatDay} from '#trade/property/details/format-day.ts'
import type {SaidValue, Saying} from '../../../shared-with-server/saying.ts'
import {choiceName, kindName} from './words.ts'

export function said(i18n: Translator, {id, values = {}}: Saying): string {
  const inWords = Object.entries(values).map(([name, value]) => [name, wordsOf(i18n, value)])
  return i18n._(id, Object.fromEntries(inWords))
}

function wordsOf(i18n: Translator, value: SaidValue): string {
  const locale = i18n.locale as Locale
  if (typeof value === 'number') return plainNumber(locale, value)
  if (typeof value === 'string') return isolated(value, locale)
  if ('id' in value) return said(i18n, value)
  if ('kind' in value) return kindName(i18n, value.kind)
  if ('day' in value) return formatDay(locale, value.day) ?? ''
  return withCommas(...value.choices.map(one => choiceName(i18n, one)))
}

/** Years stay as they are: four digits are not grouped. */
export const plainNumber = (locale: Locale, value: number) =>
  numberFormat(locale, {useGrouping: 'min2', maximumFractionDigits: 10})(value)
