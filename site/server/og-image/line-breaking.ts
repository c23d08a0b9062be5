/** Breaks a title into lines of about the same length. */
import {NO_BREAK_SPACE} from './fonts.ts'

export interface WrappedText {
  lines: string[]
  /** The text was longer than fits. */
  isTruncated: boolean
}

export interface TextBox {
  width: number
  /** The maximum number of lines. */
  maxLines: number
  /** The width of a text. */
  measure: (text: string) => number
}

export function wrapText(text: string, box: TextBox): WrappedText {
  const words = bindShortWords(text)
    .split(' ')
    .flatMap(word => breakWord(word, box))
  const full = fillLines(words, box.width, box)
  const lines =
    full.length > box.maxLines ? [truncate(full, box)] : [balanceLines(words, full.length, box)]
  return {
    lines: lines.flat().map(line => line.replaceAll(NO_BREAK_SPACE, ' ')),
    isTruncated: full.length > box.maxLines,
  }
}

/** A preposition stays with its noun, a dash with the word before it. */
const bindShortWords = (text: string) =>
  text
    .replace(/(?<=^|[\s(«“])(\p{L}{1,2}) (?=\S)/gu, `$1${NO_BREAK_SPACE}`)
    .replace(/ (?=[–—-] )/g, NO_BREAK_SPACE)

/** A word that is wider than the box is broken between any two letters. */
function breakWord(word: string, {width, measure}: TextBox): string[] {
  if (measure(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of word.replaceAll(NO_BREAK_SPACE, ' ')) {
    if (piece && measure(piece + letter) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

function fillLines(words: string[], width: number, {measure}: TextBox): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (line && measure(longer) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return [...lines, line]
}

/** Wraps at the smallest width that needs no more lines. */
function balanceLines(words: string[], count: number, box: TextBox): string[] {
  let tooNarrow = box.width / 3
  let wideEnough = box.width
  while (wideEnough - tooNarrow > 4) {
    const width = (tooNarrow + wideEnough) / 2
    const lines = fillLines(words, width, box)
    const fits = lines.length <= count && lines.every(line => box.measure(line) <= width)
    if (fits) wideEnough = width
    else tooNarrow = width
  }
  return fillLines(words, wideEnough, box)
}

/**
 * The end that is removed from a truncated line: punctuation, and words that belong to the next.
 */
const DANGLING_END = /(?:[\s,;:.–—-]|[\s(«“]\p{L}{1,2})$/u

/** The last line ends after a word, with an ellipsis. */
function truncate(lines: string[], {width, maxLines, measure}: TextBox): string[] {
  const fitting = lines.slice(0, maxLines)
  let last = `${fitting.pop()} ${lines[maxLines]}`
  while (last && measure(`${last}…`) > width) {
    const space = Math.max(last.lastIndexOf(' '), last.lastIndexOf(NO_BREAK_SPACE))
    last = space < 0 ? last.slice(0, -1) : last.slice(0, space)
  }
  return [...fitting, `${trimDanglingEnd(last)}…`]
}

function trimDanglingEnd(line: string): string {
  const shorter = line.replace(DANGLING_END, '')
  return shorter === line ? line : trimDanglingEnd(shorter)
}
