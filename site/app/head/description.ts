/** Descriptions in the length that search engines show. */
import {shortened} from '../shared-with-server/excerpt.ts'

/** Characters; a shorter text says too little. */
export const LEAST = 50
const MOST = 165
/** What `shortened` adds to a sentence that it cuts. */
const CUT = ' …'

/** Cut after a sentence or between two words; of one that is too short `more` is the next sentence. */
export function inShownLength(text: string, more: string): string {
  const own = shortened(text, MOST - CUT.length)
  if (own.length >= LEAST) return own
  const ended = /[.!?؟…]$/.test(own) ? own : `${own}.`
  return shortened(`${ended} ${more}`, MOST - CUT.length)
}
