/** Names of kinds, fields and choices for editors; what has none is called as files call it. */
import {type Locale, languageOf, locales} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {amenities} from '#trade/property/amenities/codes.ts'
import {
  completionNames,
  milestoneNames,
  nearKindNames,
  payeeNames,
} from '#trade/property/home-facts/names.ts'
import {purposeNames} from '#trade/search-query/search-query.ts'
import {emirateTitle} from '../../app/shared-with-server/emirate-names.ts'
import {fieldNames} from './field-names.ts'

const kinds: Record<string, string> = {
  builders: /*i18n*/ 'Developers',
  'property-types': /*i18n*/ 'Property types',
  communities: /*i18n*/ 'Communities',
  team: /*i18n*/ 'Team',
  neighborhoods: /*i18n*/ 'Neighbourhoods',
  properties: /*i18n*/ 'Properties',
  blogs: /*i18n*/ 'Blog articles',
  news: /*i18n*/ 'News',
  'open-houses': /*i18n*/ 'Open houses',
  careers: /*i18n*/ 'Job openings',
  reviews: /*i18n*/ 'Reviews',
  seo: /*i18n*/ 'Search engine texts',
  'buying-costs': /*i18n*/ 'Buying costs',
  'renting-costs': /*i18n*/ 'Renting costs',
  'viewing-hours': /*i18n*/ 'Viewing hours',
  'nearby-places': /*i18n*/ 'Places nearby',
  agency: payeeNames.agency,
  rates: /*i18n*/ 'Exchange rates',
  launches: /*i18n*/ 'Landing pages',
  legal: /*i18n*/ 'Legal texts',
}

export const kindName = (i18n: Translator, kind: string) => i18n._(kinds[kind] ?? kind)

export const fieldName = (i18n: Translator, field: string) =>
  field === '$pictures' ? i18n._('Text of a picture') : i18n._(fieldNames[field] ?? field)

/** Names a path such as `faqs[2].answer.fr`: `Questions and answers 3, Answer, Français`. */
export const pathName = (i18n: Translator, path: string) =>
  withCommas(...path.split('.').map(step => stepName(i18n, step)))

function stepName(i18n: Translator, step: string) {
  const [, name = '', row] = /^([^[]*)(?:\[(\d+)\])?/.exec(step) ?? []
  const language = locales.find(locale => locale === name)
  if (language) return languageOf(language).name
  return `${fieldName(i18n, name)}${row === undefined ? '' : ` ${Number(row) + 1}`}`
}

/** Those without a mark have their words in the catalogue that all pages share. */
const choices: Record<string, string> = {
  ...purposeNames,
  ...Object.fromEntries(Object.entries(amenities).map(([code, {name}]) => [code, name])),
  ...completionNames,
  ...milestoneNames,
  ...payeeNames,
  ...nearKindNames,
  year: 'per year',
  month: 'per month',
  week: 'per week',
  day: 'per day',
  ACTIVE: /*i18n*/ 'Offered',
  SOLD: 'Sold',
  AGENT: /*i18n*/ 'Agent',
  apartment: /*i18n*/ 'Apartment',
  villa: /*i18n*/ 'Villa',
  office: /*i18n*/ 'Office',
  land: /*i18n*/ 'Land',
  resident: /*i18n*/ 'Resident',
  national: /*i18n*/ 'UAE national',
  'non-resident': /*i18n*/ 'Non-resident',
  buyer: /*i18n*/ 'Buyer',
  shared: /*i18n*/ 'Buyer and seller',
  price: /*i18n*/ 'Price',
  'moving-in': /*i18n*/ 'To move in',
  'over-year': /*i18n*/ 'Over the year',
  loan: /*i18n*/ 'Loan',
  first: /*i18n*/ 'First home',
  other: /*i18n*/ 'Another home',
}

export const choiceName = (i18n: Translator, value: string) =>
  emirateTitle(value)?.[i18n.locale as Locale] ?? i18n._(choices[value] ?? value)
