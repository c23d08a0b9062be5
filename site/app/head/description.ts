/** Descriptions in the length that search engines show. */
import {shortened} from '../shared-with-server/excerpt.ts'

/** Characters; a shorter text says too little. */
export const MIN_CHARACTERS = 50
const MAX_CHARACTERS = 165
/** The mark that `shortened` adds to a sentence that it cuts. */
const CUT = ' …'

/** Cut after a sentence or between two words; of one that is too short `more` is the next sentence. */
export function inShownLength(text: string, more: string): string {
  const own = shortened(text, MAX_CHARACTERS - CUT.length)
  if (own.length >= MIN_CHARACTERS) return own
  const ended = /[.!?؟…]$/.test(own) ? own : `${own}.`
  return shortened(`${ended} ${more}`, MAX_CHARACTERS - CUT.length)
}
