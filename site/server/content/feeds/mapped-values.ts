/** The values that a listing has for the fields of a mapping. */
import {readAmountText} from '#kit/typed/amount.ts'
import {westernDigits} from '#kit/typed/digits.ts'
import {isPlaces, ruleOf} from './mapping.ts'
import type {Field, Rule} from './mapping-shape.ts'
import {type Node, valuesAt} from './node.ts'

/** A mapping, or the part of one that says where the facts of a row are. */
interface Mapped<Name extends string> {
  fields: {[Each in Name]?: Field | undefined}
}

/** All values of a field; of several places those of the first that has any. */
export function valuesOf<Name extends string>(
  {fields}: Mapped<Name>,
  name: Name,
  node: Node,
): string[] {
  const given = fields[name]
  if (given === undefined) return []
  const rule = ruleOf(given)
  return rule.path === undefined || isPlaces(rule.path)
    ? translated(rule, rule.path === undefined ? [] : firstOf(node, rule.path))
    : valuesByLanguage(rule, rule.path, node).map(([, value]) => value)
}

/** Each place's own first value: a building, the place around it, the town. */
export function valuesOfEach<Name extends string>(
  {fields}: Mapped<Name>,
  name: Name,
  node: Node,
): string[] {
  const given = fields[name]
  if (given === undefined) return []
  const {path = [], ...rule} = ruleOf(given)
  if (rule.constant !== undefined) return [rule.constant]
  return isPlaces(path) ? [path].flat().flatMap(one => translated(rule, firstOf(node, one))) : []
}

/** A text in the languages of the feed; one without a language is English. */
export function wordsOf<Name extends string>(
  {fields}: Mapped<Name>,
  name: Name,
  node: Node,
): Record<string, string> {
  const given = fields[name]
  if (given === undefined) return {}
  const rule = ruleOf(given)
  if (rule.path !== undefined && !isPlaces(rule.path)) {
    return Object.fromEntries(valuesByLanguage(rule, rule.path, node))
  }
  const [en] = translated(rule, rule.path === undefined ? [] : firstOf(node, rule.path))
  return en === undefined ? {} : {en}
}

function valuesByLanguage(rule: Rule, paths: Record<string, string | string[]>, node: Node) {
  return Object.entries(paths).flatMap(([language, path]) => {
    const [value] = translated(rule, firstOf(node, path))
    return value === undefined ? [] : [[language, value] as const]
  })
}

function firstOf(node: Node, path: string | string[]) {
  for (const place of [path].flat()) {
    const found = valuesAt(node, place)
    if (found.length) return found
  }
  return []
}

function translated({constant, split, values, others, times}: Omit<Rule, 'path'>, found: string[]) {
  if (constant !== undefined) return [constant]
  return found
    .flatMap(value => (split ? value.split(split).map(part => part.trim()) : value))
    .map(value => {
      if (!values) return value
      return Object.hasOwn(values, value) ? (values[value] ?? '') : others ? '' : value
    })
    .map(value => (times ? multiplied(value, times) : value))
    .filter(value => value !== '')
}

/** A text that is no number stays, so that it is reported. */
function multiplied(value: string, times: number) {
  const number = numberIn(value)
  return number === undefined ? value : `${Math.round(number * times * 100) / 100}`
}

/**
 * A number from a program, with more decimals than money has: before or after its dot are no
 * thousands.
 */
const PROGRAM = /^(?:0|\d{4,})\.\d{3,}$|^\d+\.\d{4,}$/

/** `1,250,000`, `AED 1.25M`, `85,5`; undefined for `2.500`, and for other currencies than dirhams. */
export function numberIn(text: string): number | undefined {
  if (PROGRAM.test(text.trim())) return Number(text)
  const {value, currency = 'AED'} = readAmountText(text) ?? {}
  return currency === 'AED' ? value : undefined
}

const STUDIO = /^(studio|استوديو)(?!\p{L})/iu

/** Reads a number of bedrooms; a studio has none. */
export const bedroomsIn = (text: string) => (STUDIO.test(text.trim()) ? 0 : countIn(text))

/** Reads a number of rooms: `3`, `7+`, `2 BR`, `2.5`. */
export function countIn(text: string): number | undefined {
  const [, count] = /^(\d{1,3}(?:[.,]\d)?)(?![\d.,])/.exec(westernDigits(text).trim()) ?? []
  return count === undefined ? undefined : Number(count.replace(',', '.'))
}
