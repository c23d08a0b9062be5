/** The beginning of a text as words alone: for cards, which lead elsewhere as a whole. */
import type {Sanitize} from '#kit/html/safe-html.ts'
import {plainText} from './plain-text.ts'
import {trimEnd} from './trim-end.ts'

/** Characters: about four lines of a card. */
const MAX_LENGTH = 220
/** A text that ends earlier says too little. */
const MIN_CHARACTERS = 50
const SENTENCE_ENDS = ['. ', '! ', '? ', '؟ ']

/** Excerpts markup or plain text: its first paragraph, cut after a sentence where it is long. */
export function excerptOf(html: string | undefined, sanitize: Sanitize, most = MAX_LENGTH) {
  if (!html) return undefined
  const {safe} = sanitize(html)
  const paragraphs = safe.split(/<\/(?:p|h[1-6]|li|div)>|<br\s*\/?>/i).map(plainText)
  const first = paragraphs.find(Boolean)
  return first && shortened(first, most)
}

/** After the last whole sentence that fits; one that is too long ends between two words. */
export function shortened(text: string, most: number) {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1)
  const sentence = Math.max(...SENTENCE_ENDS.map(end => cut.lastIndexOf(end)))
  if (sentence >= MIN_CHARACTERS) return cut.slice(0, sentence + 1)
  const word = cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))
  return `${trimEnd(word, ' ,.;:–—-')} …`
}
