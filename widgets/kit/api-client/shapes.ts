/**
 * Shapes of what an API answers with. A back end may send a number where a text is meant, or nothing
 * at all: each value is read by its shape, once, where the answer arrives, so that no code behind has
 * to expect anything but what its type says. Types follow from the shapes.
 */

/** Reads a value; `undefined` is what does not have the shape, and cannot be made to. */
export interface Shape<Value> {
  read: (value: unknown) => Value | undefined
}

interface OptionalShape<Value> extends Shape<Value> {
  isOptional: true
}

/** The type of the value that a shape reads. */
export type Shaped<S> = S extends Shape<infer Value> ? Value : never

type Shapes = Record<string, Shape<unknown>>

type OptionalIn<S extends Shapes> = {
  [Name in keyof S]: S[Name] extends OptionalShape<unknown> ? Name : never
}[keyof S]

// In two steps, as `Pick` is: editors then show the comments of the shapes.
type Required<S extends Shapes, Name extends keyof S> = {[N in Name]: Shaped<S[N]>}
type Possible<S extends Shapes, Name extends keyof S> = {[N in Name]?: Shaped<S[N]>}

type RecordOf<S extends Shapes> = Required<S, Exclude<keyof S, OptionalIn<S>>> &
  Possible<S, OptionalIn<S>>

const textIn = (value: unknown) => {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}

function numberIn(value: unknown) {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A text; a number is one, too. */
export const text: Shape<string> = {read: textIn}

/** A finite number, also one that is sent as text. */
export const number: Shape<number> = {read: numberIn}

/** True or false. */
export const flag: Shape<boolean> = {
  read: value => (typeof value === 'boolean' ? value : undefined),
}

/** One of some texts. */
export const oneOf = <const Value extends string>(...values: Value[]): Shape<Value> => ({
  read: value => values.find(one => one === value),
})

/** The first shape, or else the second. */
export const either = <One, Other>(one: Shape<One>, other: Shape<Other>): Shape<One | Other> => ({
  read: value => one.read(value) ?? other.read(value),
})

/** Missing where it is not of its shape. */
export const optional = <Value>({read}: Shape<Value>): OptionalShape<Value> => ({
  read,
  isOptional: true,
})

/** Something in its place where it is missing or not of its shape. */
export const withDefault = <Value>({read}: Shape<Value>, missing: Value): Shape<Value> => ({
  read: value => read(value) ?? missing,
})

/** A list, without the values in it that do not have their shape. */
export const list = <Value>({read}: Shape<Value>): Shape<Value[]> => ({
  read(value) {
    if (!Array.isArray(value)) return undefined
    return value.flatMap(one => {
      const known = read(one)
      return known === undefined ? [] : [known]
    })
  },
})

/** A list; an empty one where it is missing. */
export const listOrNone = <Value>(item: Shape<Value>): Shape<Value[]> => ({
  read: value => list(item).read(value ?? []),
})

/** A list of texts, sent as one text with commas. */
export const separated: Shape<string[]> = {read: value => textIn(value)?.split(',')}

/** Values by their names, as `list` has them by their order. */
export const dictionary = <Value>({read}: Shape<Value>): Shape<Record<string, Value>> => ({
  read(value) {
    if (!isRecord(value)) return undefined
    const known = Object.entries(value).map(([name, one]) => [name, read(one)] as const)
    return Object.fromEntries(known.filter(([, one]) => one !== undefined)) as Record<string, Value>
  },
})

/** A record, if all is there that is not optional. What is not named here is left out. */
export const record = <S extends Shapes>(shapes: S): Shape<RecordOf<S>> => ({
  read(value) {
    if (!isRecord(value)) return undefined
    const known: Record<string, unknown> = {}
    for (const [name, shape] of Object.entries(shapes)) {
      const one = shape.read(value[name])
      if (one !== undefined) known[name] = one
      else if (!('isOptional' in shape)) return undefined
    }
    return known as RecordOf<S>
  },
})

/** Latitude at index 0, longitude at index 1. */
export type Coordinates = [latitude: number, longitude: number]

/** A place on the globe: two numbers. */
export const coordinates: Shape<Coordinates> = {
  read(value) {
    const [latitude, longitude] = Array.isArray(value) ? value.map(numberIn) : []
    return latitude === undefined || longitude === undefined ? undefined : [latitude, longitude]
  },
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
