/** The place and the developer of a sentence. */
import type {Place} from '../meaning.ts'
import type {Segment} from '../segments.ts'

/**
 * One place: the narrowest that is named, and the first of several. Emirates are understood beside
 * it, because `Dubai Marina, Dubai` is in Dubai anyway.
 */
export function readPlace(segments: Segment[]): string | undefined {
  const named = segments.filter(({is, means}) => is === 'open' && means.place)
  const ranks = named.map(({means}) => rankOf(means.place as Place))
  const chosen = named[ranks.indexOf(Math.min(...ranks))]?.means.place
  for (const segment of named) {
    const {kind, name} = segment.means.place as Place
    if (name === chosen?.name || (kind === 'emirate' && !segment.means.builder)) {
      segment.is = 'understood'
    }
  }
  return chosen?.name
}

/** An alias of a community may be ordinary words: `by the sea`. */
function rankOf({kind, byAlias}: Place): number {
  if (kind === 'neighborhood') return 0
  if (kind === 'emirate') return 2
  return byAlias ? 3 : 1
}

export function readBuilder(segments: Segment[]): string | undefined {
  const named = segments.filter(({is, means}) => is === 'open' && means.builder)
  const builder = named[0]?.means.builder
  for (const segment of named) if (segment.means.builder === builder) segment.is = 'understood'
  // Without a name it says who sells, which no filter knows.
  const words = builder ? segments.filter(({is, means}) => is === 'open' && means.developer) : []
  for (const word of words) word.is = 'understood'
  return builder
}
