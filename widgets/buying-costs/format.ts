/** Amounts and percentages in the visitor's language. */

import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Fils} from '#trade/buying-costs/fils.ts'

type Spoken = Pick<Translator, 'locale'>

/** `1,250,000`, and `157.50` where there are fils. */
export function amountText(fils: Fils, i18n: Spoken) {
  const rest = fils % 100
  const whole = groupedNumber((fils - rest) / 100, i18n) || '0'
  return rest ? `${whole}${decimalPoint(i18n)}${`${rest}`.padStart(2, '0')}` : whole
}

/** Always AED: it is what is paid. */
export const aedText = (fils: Fils, i18n: Spoken) => `AED ${amountText(fils, i18n)}`

/** `3.99`, in French and Russian with a comma. */
export const decimalText = (number: number, i18n: Spoken) =>
  `${number}`.replace('.', decimalPoint(i18n))

/** `80%`, and with a space in languages that set one. */
export const percentText = (percent: number, i18n: Spoken) =>
  `${decimalText(percent, i18n)}${decimalPoint(i18n) === ',' ? '\u00a0%' : '%'}`

const decimalPoint = ({locale}: Spoken) =>
  languageOf(locale as Locale).groupSeparator === ',' ? '.' : ','

/** The labels of the form's choices. */
const words: Record<string, string> = {
  ready: /*i18n*/ 'Ready',
  'off-plan': /*i18n*/ 'Off-plan',
  apartment: /*i18n*/ 'Apartment',
  villa: /*i18n*/ 'Villa or townhouse',
  office: /*i18n*/ 'Office or shop',
  land: /*i18n*/ 'Land',
  resident: /*i18n*/ 'UAE resident',
  national: /*i18n*/ 'UAE national',
  'non-resident': /*i18n*/ 'Non-resident',
  first: /*i18n*/ 'First home',
  other: /*i18n*/ 'Another home',
  loan: /*i18n*/ 'With a mortgage',
  cash: /*i18n*/ 'Without a mortgage',
}

export const choiceWords = (i18n: Translator, value: string) => i18n._(words[value] ?? value)
