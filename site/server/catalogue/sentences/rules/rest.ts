/** The words that no rule understood. */
import type {Segment} from '../segments.ts'

/** More fillers than these are a sentence between two phrases. */
const MAX_FILLERS_INSIDE = 2

/** Fillers stay inside of a phrase, such as `close to the beach`, and are left out around it. */
export function restOf(sentence: string, segments: Segment[]): string {
  const phrases: string[] = []
  let phrase: Segment[] = []
  let fillers: Segment[] = []
  const end = () => {
    if (phrase.length) phrases.push(textOf(sentence, phrase))
    phrase = []
    fillers = []
  }
  for (const segment of segments) {
    if (segment.is === 'understood' || segment.tokens[0]?.startsPhrase) end()
    if (segment.is === 'understood' || isSign(segment)) continue
    if (segment.is === 'open' && segment.means.filler) {
      if (phrase.length) fillers.push(segment)
      continue
    }
    if (fillers.length > MAX_FILLERS_INSIDE) end()
    phrase.push(...fillers, segment)
    fillers = []
  }
  end()
  return phrases.join(' ')
}

/** A currency belongs to its amount. */
const isSign = ({tokens, is}: Segment) => is === 'open' && tokens.every(one => one.is === 'sign')

/** As it was typed: `off-plan` keeps its hyphen. */
function textOf(sentence: string, phrase: Segment[]) {
  const from = phrase[0]?.tokens[0]?.from ?? 0
  const to = phrase.at(-1)?.tokens.at(-1)?.to ?? from
  return sentence.slice(from, to).replace(/\s+/g, ' ')
}
