/** How a typed text meets the names of records, and which records it means. */
import {type Folded, readingsOfTyped} from './fold-name.ts'
import type {Names} from './names-of.ts'
import {beginsAlmost, isAlmost} from './one-mistake.ts'

/** From the best to the least. */
const RANKS = [
  'exact',
  /** The beginning of a name. */
  'prefix',
  /** A whole alias. */
  'alias',
  'alias-prefix',
  /** The beginning of a word inside a name or an alias. */
  'word',
  /** Anywhere in a name or an alias. */
  'part',
  /** A whole name or alias, but for one letter. */
  'typo',
  /** The beginning of a name, an alias or a word inside, but for one letter. */
  'typo-prefix',
] as const

export type Rank = (typeof RANKS)[number]

export interface Match<Item> {
  item: Item
  rank: Rank
}

/** Shorter texts are too often one letter away from another name. */
const MIN_LETTERS_WITH_TYPO = 5

/**
 * The records that a text names, the best first and otherwise in their order. Those with a typo
 * count only where no other is found.
 */
export function rankNames<Item extends {names: Names}>(items: Item[], text: string): Match<Item>[] {
  const typed = readingsOfTyped(text)
  const found = ranked(items, typed, NAMES, ALIASES)
  if (found.length) return found
  const long = typed.filter(({letters}) => letters.length >= MIN_LETTERS_WITH_TYPO)
  return ranked(items, long, TYPOS, TYPOS)
}

/** The rank of a name that a typed text meets in some way. */
type RankOf = (name: Folded, typed: Folded) => Rank | undefined

const NAMES: RankOf = (name, typed) => {
  if (!name.letters.startsWith(typed.letters)) return insideOf(name, typed)
  return name.letters.length === typed.letters.length ? 'exact' : 'prefix'
}

const ALIASES: RankOf = (alias, typed) => {
  if (!alias.letters.startsWith(typed.letters)) return insideOf(alias, typed)
  return alias.letters.length === typed.letters.length ? 'alias' : 'alias-prefix'
}

const insideOf: RankOf = (name, typed) => {
  if (name.starts.some(start => name.letters.startsWith(typed.letters, start))) return 'word'
  return name.words.includes(typed.words) ? 'part' : undefined
}

const TYPOS: RankOf = ({letters, starts}, typed) => {
  if (isAlmost(letters, typed.letters)) return 'typo'
  const begins = starts.some(start => beginsAlmost(letters, typed.letters, start))
  return begins ? 'typo-prefix' : undefined
}

function ranked<Item extends {names: Names}>(
  items: Item[],
  typed: Folded[],
  rankOfName: RankOf,
  rankOfAlias: RankOf,
) {
  const byRank = new Map<Rank, Match<Item>[]>(RANKS.map(rank => [rank, []]))
  for (const item of items) {
    const {names, aliases} = item.names
    const ranks = typed.flatMap(text => [
      ...names.map(name => rankOfName(name, text)),
      ...aliases.map(alias => rankOfAlias(alias, text)),
    ])
    const rank = RANKS.find(one => ranks.includes(one))
    if (rank) byRank.get(rank)?.push({item, rank})
  }
  return [...byRank.values()].flat()
}
