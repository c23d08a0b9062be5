/** The first words of a record's markup, as plain text for a line of a list. */
import {plainText} from '../../shared-with-server/plain-text.ts'
import {trimEnd} from '../../shared-with-server/trim-end.ts'

/** About two lines of a card. */
const MAX_LENGTH = 150

/** Whole sentences, as many as fit; of a first one that is too long, its beginning. */
export function inShort(html: string | undefined, most = MAX_LENGTH): string {
  const text = plainText(html ?? '')
  let short = ''
  for (const sentence of text.split(/(?<=[.!?؟…])\s/)) {
    const longer = short ? `${short} ${sentence}` : sentence
    if (longer.length > most) break
    short = longer
  }
  return short || beginningOf(text, most)
}

/** Up to the last whole word. */
function beginningOf(text: string, most: number) {
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return text && `${trimEnd(end < 0 ? cut : cut.slice(0, end), ' ,;:–—-')}…`
}
