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
  const positions = ofFacts(() => new Map<string, number>())

  function positionOf(fact: Fact, value: string) {
    const before = positions[fact].get(value)
    if (before !== undefined) return before
    const position = groups.values[fact].push(value) - 1
    positions[fact].set(value, position)
    return position
  }

  /** A text with the values of all facts, with a bar between them. */
  return (text: string): number => {
    const before = known.get(text)
    if (before !== undefined) return before
    const group = groups.size++
    known.set(text, group)
    const values = text.split('|')
    for (const [index, fact] of facts.entries()) {
      if (group === groups.at[fact].length) groups.at[fact] = twice(groups.at[fact])
      groups.at[fact][group] = positionOf(fact, values[index] ?? '')
    }
    return group
  }
}

function twice(array: Uint16Array) {
  const longer = new Uint16Array(array.length * 2)
  longer.set(array)
  return longer
}

/** The value that homes of a group have; the empty text is missing. */
export const groupValue = ({values, at}: Groups, group: number, fact: Fact) =>
  values[fact][at[fact][group] as number] as string
