/** One listing as its feed writes it: nested texts, whichever format they came in. */
import {OperatorError} from '#server/platform/operator-error.ts'

/** Characters. Text is checked and sanitized as a whole, which takes a multiple of its memory. */
const MAX_FIELD = 1_000_000

/** Attributes have names that begin with `@`; the text beside them is `#`. */
export interface Node {
  [name: string]: NodeValue | undefined
}
export type NodeValue = string | Node | NodeValue[]

/** The texts at a path of names with slashes; lists on the way are passed through. */
export function valuesAt(node: NodeValue | undefined, path: string): string[] {
  const [name = '', ...rest] = path.split('/')
  if (Array.isArray(node)) return node.flatMap(one => valuesAt(one, path))
  if (typeof node !== 'object') return []
  // Columns of sheets may have a slash in their names.
  if (rest.length && Object.hasOwn(node, path)) return textsOf(node[path])
  const next = Object.hasOwn(node, name) ? node[name] : undefined
  return rest.length ? valuesAt(next, rest.join('/')) : textsOf(next)
}

/** The elements or objects at such a path. */
export function nodesAt(node: NodeValue | undefined, path: string): Node[] {
  if (Array.isArray(node)) return node.flatMap(one => nodesAt(one, path))
  if (typeof node !== 'object') return []
  const [name, ...rest] = path.split('/').filter(Boolean)
  if (name === undefined) return [node]
  return nodesAt(Object.hasOwn(node, name) ? node[name] : undefined, rest.join('/'))
}

function textsOf(value: NodeValue | undefined): string[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.flatMap(textsOf)
  const text = (typeof value === 'string' ? value : textsOf(value['#']).join(' ')).trim()
  return text === '' ? [] : [text]
}

/** A value of JSON as nested texts. */
export function nodeOf(value: unknown): NodeValue {
  if (Array.isArray(value)) return value.map(nodeOf)
  if (typeof value === 'number') return numeral(value)
  if (typeof value !== 'object' || value === null) return value == null ? '' : String(value)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, nodeOf(inner)]))
}

/** The dot of a number is that of decimals. Four of them cannot be read as thousands. */
export const numeral = (value: number) => `${value}`.replace(/^-?\d{1,3}\.\d{3}$/, '$&0')

export function refuseLong(name: string, text: string) {
  if (text.length <= MAX_FIELD) return
  throw new OperatorError(
    `The field ${name} of a listing has more than ${MAX_FIELD} characters. Shorten it in the feed. Nothing was changed.`,
  )
}

export function refuseLongFields(value: NodeValue | undefined, name = '') {
  if (typeof value === 'string') refuseLong(name, value)
  else if (Array.isArray(value)) for (const one of value) refuseLongFields(one, name)
  else for (const [inner, one] of Object.entries(value ?? {})) refuseLongFields(one, inner)
}

/** A row of a CSV file that cannot be read whole, though the rows around it can. */
export class BadRow {
  readonly line: number
  /** The part that could be read: perhaps the reference. */
  readonly node: Node
  readonly says: string

  constructor(line: number, node: Node, says: string) {
    this.line = line
    this.node = node
    this.says = says
  }
}
