/** What a sender calls a file, as people may read it. It never becomes a name on the disk. */

const MAX_LENGTH = 120
/** Joiners stay: words of Persian and many emoji are written with them. */
const UNPRINTABLE = /(?![\u200c\u200d])[\p{Control}\p{Format}\p{Surrogate}\u2028\u2029]/gu

/** Without folders, and without what turns the direction of writing or breaks a line. */
export function plainFileName(given: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? ''
  const plain = base.replace(UNPRINTABLE, '').trim()
  return [...plain].length > MAX_LENGTH ? `…${endOf(plain, MAX_LENGTH - 1)}` : plain
}

const graphemes = new Intl.Segmenter(undefined, {granularity: 'grapheme'})

/** The last whole graphemes, so many code points at most: the ending says what a file is. */
function endOf(text: string, most: number) {
  let end = ''
  let left = most
  for (const {segment} of [...graphemes.segment(text)].reverse()) {
    left -= [...segment].length
    if (left < 0) break
    end = segment + end
  }
  return end
}
