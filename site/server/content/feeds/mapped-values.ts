/** The values that a listing has for the fields of a mapping. */
import {type FieldName, isPlaces, type Mapping, type Rule, ruleOf} from './mapping.ts'
import {type Node, valuesAt} from './node.ts'
import {numberIn} from './read-number.ts'

/** All values of a field; of several places those of the first that has any. */
export function valuesOf({fields}: Mapping, name: FieldName, node: Node): string[] {
  const given = fields[name]
  if (given === undefined) return []
  const rule = ruleOf(given)
  return rule.path === undefined || isPlaces(rule.path)
    ? translated(rule, rule.path === undefined ? [] : firstOf(node, rule.path))
    : valuesByLanguage(rule, rule.path, node).map(([, value]) => value)
}

/** Each place's own first value: a building, the place around it, the town. */
export function valuesOfEach({fields}: Mapping, name: FieldName, node: Node): string[] {
  const given = fields[name]
  if (given === undefined) return []
  const {path = [], ...rule} = ruleOf(given)
  if (rule.constant !== undefined) return [rule.constant]
  return isPlaces(path) ? [path].flat().flatMap(one => translated(rule, firstOf(node, one))) : []
}

/** A text in the languages of the feed; one without a language is English. */
export function wordsOf({fields}: Mapping, name: FieldName, node: Node): Record<string, string> {
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

/** What is no number stays, so that it is reported. */
function multiplied(value: string, times: number) {
  const number = numberIn(value)
  return number === undefined ? value : `${Math.round(number * times * 100) / 100}`
}
