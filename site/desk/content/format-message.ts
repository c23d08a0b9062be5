/** Sentences about content in the language of its editor. */
import {numberFormat} from '#kit/i18n/grouped-number.ts'
import {isolated, type Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {formatDay} from '#trade/property/details/format-day.ts'
import type {Message, MessageValue} from '../../app/shared-with-server/message.ts'
import {choiceName, kindName} from './words.ts'

export function formatMessage(i18n: Translator, {id, values = {}}: Message): string {
  const inWords = Object.entries(values).map(([name, value]) => [name, wordsOf(i18n, value)])
  return i18n._(id, Object.fromEntries(inWords))
}

function wordsOf(i18n: Translator, value: MessageValue): string {
  const locale = i18n.locale as Locale
  if (typeof value === 'number') return plainNumber(locale, value)
  if (typeof value === 'string') return isolated(value, locale)
  if ('id' in value) return formatMessage(i18n, value)
  if ('kind' in value) return kindName(i18n, value.kind)
  if ('day' in value) return formatDay(locale, value.day) ?? ''
  return withCommas(...value.choices.map(one => choiceName(i18n, one)))
}

/** Years stay as they are: four digits are not grouped. */
export const plainNumber = (locale: Locale, value: number) =>
  numberFormat(locale, {useGrouping: 'min2', maximumFractionDigits: 10})(value)
