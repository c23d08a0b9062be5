/** One listing as its feed writes it: nested texts, whichever format they came in. */

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
  const next = Object.hasOwn(node, name) ? node[name] : undefined
  return rest.length ? valuesAt(next, rest.join('/')) : textsOf(next)
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
  if (typeof value !== 'object' || value === null) return value == null ? '' : String(value)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, nodeOf(inner)]))
}
