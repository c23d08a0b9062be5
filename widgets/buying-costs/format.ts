/** Amounts and choices in the visitor's language. */

import type {Translator} from '#kit/i18n/translator.ts'
import {percentText} from '#trade/buying-costs/percent-text.ts'

export {aedOfFils as aedText, filsText as amountText} from '#trade/money/fils-text.ts'

/** `6.25%`, always with two decimals; the yield is in hundredths of a percent. */
export function yieldText(hundredths: number, i18n: Translator) {
  const percent = percentText((Math.abs(hundredths) / 100).toFixed(2), i18n)
  return hundredths < 0 ? `\u2212${percent}` : percent
}

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
  unfurnished: /*i18n*/ 'Unfurnished',
  'part-furnished': /*i18n*/ 'Part-furnished',
  furnished: /*i18n*/ 'Furnished',
  price: /*i18n*/ 'The price',
  all: /*i18n*/ 'The price and the costs',
}

export const choiceWords = (i18n: Translator, value: string) => i18n._(words[value] ?? value)
