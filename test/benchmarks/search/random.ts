/** Chance that is the same at every run. */
export interface Random {
  /** From 0 up to, but without, 1. */
  next(): number
  happens(probability: number): boolean
  integer(least: number, most: number): number
  oneOf<Item>(items: readonly Item[]): Item
  /** Each item as often as its weight says. */
  weighted<Item>(items: readonly (readonly [Item, weight: number])[]): Item
}

/** Mulberry32, by Tommy Ettinger. */
export function seeded(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    happens: probability => next() < probability,
    integer,
    oneOf: items => found(items[integer(0, items.length - 1)]),
    weighted(items) {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) {
        left -= weight
        if (left < 0) return item
      }
      return found(items.at(-1))[0]
    },
  }
}

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('The list is empty.')
  return item
}
