/**
 * Facts that few homes have alone: each combination of type, place and so on is a group, in
 * which each fact is the position of its value in a short list.
 */

/** The facts of a group, in the order in which they are read. */
export const facts = [
  'purpose',
  'property_type',
  'bedrooms',
  'neighborhood',
  'price_period',
] as const
export type Fact = (typeof facts)[number]

export interface Groups {
  size: number
  /** The values that homes have, as texts; the empty text is missing. */
  values: Record<Fact, string[]>
  /** By group: the position of its value. */
  at: Record<Fact, Uint16Array>
}

const ofFacts = <Value>(make: (fact: Fact) => Value) =>
  Object.fromEntries(facts.map(fact => [fact, make(fact)])) as Record<Fact, Value>

export const noGroups = (): Groups => ({
  size: 0,
  values: ofFacts(() => []),
  at: ofFacts(() => new Uint16Array(16)),
})

/** Adds groups as they are met, and answers the number of each. */
export function groupAdder(groups: Groups) {
  const known = new Map<string, number>()
  const positionOf = ofFacts(fact => valueAdder(groups.values[fact], value => value))

  /** A text with the values of all facts, with a bar between them. */
  return (text: string): number => {
    const before = known.get(text)
    if (before !== undefined) return before
    const group = groups.size++
    const own = copyOf(text)
    known.set(own, group)
    const values = own.split('|')
    for (const [index, fact] of facts.entries()) {
      if (group === groups.at[fact].length) groups.at[fact] = twice(groups.at[fact])
      groups.at[fact][group] = positionOf[fact](values[index] ?? '')
    }
    return group
  }
}

/** Adds values to a list as they are met, and answers the position of each. */
export function valueAdder<Value>(values: Value[], make: (text: string) => Value) {
  const known = new Map<string, number>()
  return (text: string): number => {
    const before = known.get(text)
    if (before !== undefined) return before
    const own = copyOf(text)
    const position = values.push(make(own)) - 1
    known.set(own, position)
    return position
  }
}

/** A part of a text keeps all of it in memory: thousands of homes, of which one was the first of its kind. */
const copyOf = (text: string) => Buffer.from(text).toString()

function twice(array: Uint16Array) {
  const longer = new Uint16Array(array.length * 2)
  longer.set(array)
  return longer
}

/** The value that homes of a group have; the empty text is missing. */
export const groupValue = ({values, at}: Groups, group: number, fact: Fact) =>
  values[fact][at[fact][group] as number] as string
