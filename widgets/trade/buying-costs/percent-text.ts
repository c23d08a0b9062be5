/** Decimals and percentages in the visitor's language, without `Intl` (grouped-number.ts). */
import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'

type Spoken = Pick<Translator, 'locale'>

export const decimalPoint = ({locale}: Spoken) =>
  languageOf(locale as Locale).groupSeparator === ',' ? '.' : ','

/** `3.99`, in French and Russian with a comma. */
export const decimalText = (number: number | string, i18n: Spoken) =>
  `${number}`.replace('.', decimalPoint(i18n))

/** `80%`, and with a space in languages that set one. */
export const percentText = (percent: number | string, i18n: Spoken) =>
  `${decimalText(percent, i18n)}${decimalPoint(i18n) === ',' ? '\u00a0%' : '%'}`
