/** The first words of a record's markup, as plain text for a line of a list. */
import {plainText} from '../../shared-with-server/plain-text.ts'
import {trimEnd} from '../../shared-with-server/trim-end.ts'

/** About two lines of a card. */
const MAX_LENGTH = 150

/** A text that ends earlier says too little, unless there is no more. */
const MIN_CHARACTERS = 50

/** Whole sentences, as many as fit; where those say too little, the beginning of the text. */
export function inShort(html: string | undefined, most = MAX_LENGTH): string {
  const text = plainText(html ?? '')
  let short = ''
  for (const sentence of text.split(/(?<=[.!?؟…])\s/)) {
    const longer = short ? `${short} ${sentence}` : sentence
    if (longer.length > most) break
    short = longer
  }
  const isEnough = short === text || short.length >= Math.min(MIN_CHARACTERS, most / 2)
  return isEnough ? short : beginningOf(text, most)
}

/** Up to the last whole word. */
function beginningOf(text: string, most: number) {
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return text && `${trimEnd(end < 0 ? cut : cut.slice(0, end), ' ,;:–—-')}…`
}
