/** Facts of a home that feeds state in words or figures of their own. */
import {readDay} from '#kit/typed/date.ts'
import {westernDigits} from '#kit/typed/digits.ts'
import {readQuarter} from '#kit/typed/quarter.ts'
import {codesIn} from '#trade/property/amenities/recognise.ts'
import {furnishings, views} from '#trade/property/home-facts/codes.ts'
import {homeFactFields as limits} from '../schema/home-facts.ts'
import {find, namedRecords} from './listing-facts.ts'
import {numberIn} from './mapped-values.ts'

const furnishingNames = namedRecords([
  {id: 'furnished', names: ['Yes', 'Y', 'True', 'Fully furnished']},
  {id: 'part-furnished', names: ['Partly', 'Partial', 'Partially', 'Semi']},
  {id: 'unfurnished', names: ['No', 'N', 'False']},
])

const completionNames = namedRecords([
  {id: 'ready', names: ['Ready to move in', 'Completed', 'Completed primary']},
  {id: 'off-plan', names: ['Offplan', 'Off-plan primary', 'Under construction']},
])

const isNone = (text: string) => /^(none|no|n|false)$/i.test(text)
export const isYes = (text: string) => /^(yes|y|true)$/i.test(text)

/** The only one of these codes that the text names. */
function oneOf(codes: readonly string[], text: string) {
  const found = text
    .split(/\bor\b|[/,]/i)
    .flatMap(codesIn)
    .filter(code => codes.includes(code))
  return new Set(found).size === 1 ? found[0] : undefined
}

/** Undefined for words that people would have to guess at. */
type Read = (text: string) => string | number | undefined

const counted = (text: string, what: RegExp) => {
  const [, count, behind = ''] = /^(-?\d{1,3})(?!\d)(.*)$/s.exec(westernDigits(text)) ?? []
  return count === undefined || !what.test(behind.trim()) ? undefined : Number(count)
}

/** Each with an example of what can be read. */
export const readers: Record<string, {read: Read; example: string}> = {
  furnishing: {
    read: text => find(furnishingNames, [text])?.id ?? oneOf(furnishings, text),
    example: 'Furnished, Partly furnished or Unfurnished',
  },
  completion: {
    read: text => find(completionNames, [text])?.id,
    example: 'Ready or Off-plan',
  },
  handover: {read: text => readQuarter(text) ?? undefined, example: '2027-Q4'},
  service_charge: {
    read: text => {
      const charge = isNone(text) ? 0 : numberIn(text)
      return charge !== undefined && charge <= limits.service_charge.most ? charge : undefined
    },
    example: '16.5, in AED a year for each square foot',
  },
  cheques: {
    read: text => counted(text, /^((rent )?(cheque|check|payment)s?)?$/i),
    example: '4',
  },
  deposit: {
    read: text => {
      const amount = numberIn(text)
      return amount !== undefined && amount >= limits.deposit.least ? Math.round(amount) : undefined
    },
    example: '9250, in AED',
  },
  floor: {
    read: text =>
      /^(g|gf|ground)( floor)?$/i.test(text)
        ? 0
        : counted(text.replace(/^floor /i, ''), /^(st|nd|rd|th)?( ?floor)?$/i),
    example: '12, or G for the ground floor',
  },
  parking: {
    read: text =>
      isNone(text) ? 0 : counted(text, /^((covered )?(car |parking )?(space|bay|slot|car)s?)?$/i),
    example: '2, or No',
  },
  available_from: {read: text => readDay(text) ?? undefined, example: '2027-01-31'},
  units_as_of: {read: text => readDay(text) ?? undefined, example: '2026-11-30'},
}

/** Programs write zeros for what they do not know. */
export const isUnknown = (text: string) => /^[0.,\s]+$/.test(text)

/** A text may name several; those that are no view of the site's are `others`. */
export function viewsIn(texts: string[]) {
  const names = texts.flatMap(text => text.split(/[,;/|&]|\band\b/i)).map(name => name.trim())
  const found = new Set<string>()
  const others: string[] = []
  for (const name of names.filter(Boolean)) {
    const view = oneOf(views, name) ?? oneOf(views, `${name} view`)
    if (view) found.add(view)
    else others.push(name)
  }
  return {views: views.filter(view => found.has(view)), others}
}
