/** `--shard 2/4`: which share of `npm test` this machine runs, as Playwright and Vitest name it. */

export interface Shard {
  /** From 1 on. */
  index: number
  count: number
}

/** All of it, on one machine. */
const WHOLE: Shard = {index: 1, count: 1}

/** `args` as after the command's name. Throws where they say something else. */
export function shardIn(args: string[]): Shard {
  if (args.length === 0) return WHOLE
  const [, index = 0, count = 0] = (/^--shard[= ](\d+)\/(\d+)$/.exec(args.join(' ')) ?? []).map(
    Number,
  )
  if (index < 1 || index > count) {
    throw new Error(`npm test takes --shard 1/4 to 4/4, for example, and not "${args.join(' ')}".`)
  }
  return {index, count}
}

/** This machine's items of a list that is the same on all machines. */
export const itemsOf = <Item>({index, count}: Shard, items: Item[]): Item[] =>
  items.filter((_, at) => at % count === index - 1)
