import type {Translator} from '#kit/i18n/translator.ts'

/** What the choices of the form are called. */
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
  loan: /*i18n*/ 'With a loan',
  cash: /*i18n*/ 'Without a loan',
}

export const choiceWords = (i18n: Translator, value: string) => i18n._(words[value] ?? value)
