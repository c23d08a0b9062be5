/**
 * Typed parsers for the HTML that a partner writes. A widget's `attributes.ts` declares each
 * attribute once; types, properties, `observedAttributes` and the docs table follow from it.
 */
import {parseUrl} from '../api-client/addresses.ts'

/** How one attribute becomes a value. `initial` is the value when the attribute is absent. */
export interface Attribute<Value> {
  initial: Value
  /** Reads the text of a present attribute; throws an Error that says what would be right. */
  parse(text: string): Value
  /**
   * Returns true when an object can be the property. Without it the property is parsed from text.
   */
  accepts?(given: object): boolean
  /** The type in the docs table. */
  type: string
}

export type AttributeSet = Record<string, Attribute<unknown>>

/** The typed properties of a set of attributes: `from-url` becomes `fromUrl`. */
export type PropsOf<Set extends AttributeSet> = {
  [Name in keyof Set as CamelCase<Name & string>]: Set[Name] extends Attribute<infer V> ? V : never
}

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** Any text. */
export const text = (initial = ''): Attribute<string> => ({
  initial,
  parse: value => value,
  type: 'string',
})

/** An address with its host, such as `https://example.com`; empty is as absent. */
export const address = (): Attribute<string> => ({
  ...text(),
  parse: value => {
    if (value && !parseUrl(value)) throw new Error('an address such as https://example.com')
    return value
  },
})

/** Present means yes; `="false"` means no. */
export const flag = (): Attribute<boolean> => ({
  initial: false,
  parse: value => value !== 'false',
  type: 'boolean',
})

/** A number between two bounds. */
export const number = (initial: number, min: number, max: number): Attribute<number> => ({
  initial,
  parse: value => {
    const given = Number(value)
    if (value.trim() === '' || !(given >= min && given <= max)) {
      throw new Error(`a number between ${min} and ${max}`)
    }
    return given
  },
  type: `number, ${min} to ${max}`,
})

/** One of a few words. */
export const choice = <const Words extends readonly string[]>(
  words: Words,
  initial: Words[number],
): Attribute<Words[number]> => ({
  initial,
  parse: value => {
    if (!words.includes(value)) throw new Error(`one of ${words.join(', ')}`)
    return value
  },
  type: words.join(' | '),
})

/**
 * Data that a page has loaded already: as JSON in the attribute, as JSON or as they are in the
 * property. They are a list if the example is one; without one of the parts they are not what they
 * should be.
 */
export const json = <Value>(
  example: string,
  ...parts: (keyof Value & string)[]
): Attribute<Value | null> => {
  const accepts = (given: object) =>
    Array.isArray(given) === example.startsWith('[') && parts.every(part => part in given)
  return {
    initial: null,
    parse: value => {
      try {
        const given = JSON.parse(value)
        if (given instanceof Object && accepts(given)) return given
      } catch {
        // Not even JSON.
      }
      throw new Error(`JSON such as ${example}`)
    },
    accepts,
    type: 'JSON',
  }
}

/** `from-url` -> `fromUrl`. */
export const propertyName = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Reads all attributes of an element. A bad value is reported to `warn` and replaced by the
 * initial one: a typing error on a partner's page must not cost the widget.
 */
export function readAttributes(
  set: AttributeSet,
  get: (name: string) => string | null,
  warn: (message: string) => void,
): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [name, attribute] of Object.entries(set)) {
    props[propertyName(name)] = readAttribute(name, attribute, get(name), warn)
  }
  return props
}

function readAttribute(
  name: string,
  attribute: Attribute<unknown>,
  given: string | null,
  warn: (message: string) => void,
) {
  if (given === null) return attribute.initial
  try {
    return attribute.parse(given)
  } catch (error) {
    warn(`${name} needs ${(error as Error).message}, got "${given}"`)
    return attribute.initial
  }
}

/** A value from an attribute is parsed on each read, so equal values may differ in identity. */
export const isSameValue = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
