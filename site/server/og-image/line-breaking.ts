/** Breaks a title into lines of about the same length. */
import {HELD} from './fonts.ts'

export interface Lines {
  lines: string[]
  /** There was more than fits. */
  isCut: boolean
}

export interface Room {
  width: number
  /** How many lines there may be. */
  most: number
  /** How wide a text is. */
  measure: (text: string) => number
}

export function breakIntoLines(text: string, room: Room): Lines {
  const words = heldTogether(text)
    .split(' ')
    .flatMap(word => piecesOf(word, room))
  const full = filled(words, room.width, room)
  const lines = full.length > room.most ? [cut(full, room)] : [balanced(words, full.length, room)]
  return {
    lines: lines.flat().map(line => line.replaceAll(HELD, ' ')),
    isCut: full.length > room.most,
  }
}

/** A preposition belongs to its noun, a dash to what stands before it. */
const heldTogether = (text: string) =>
  text.replace(/(?<=^|[\s(«“])(\p{L}{1,2}) (?=\S)/gu, `$1${HELD}`).replace(/ (?=[–—-] )/g, HELD)

/** A word that is wider than the room is broken wherever it has to be. */
function piecesOf(word: string, {width, measure}: Room): string[] {
  if (measure(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of word.replaceAll(HELD, ' ')) {
    if (piece && measure(piece + letter) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

function filled(words: string[], width: number, {measure}: Room): string[] {
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

/** The narrowest room in which there are no more lines. */
function balanced(words: string[], count: number, room: Room): string[] {
  let least = room.width / 3
  let enough = room.width
  while (enough - least > 4) {
    const width = (least + enough) / 2
    const lines = filled(words, width, room)
    const fits = lines.length <= count && lines.every(line => room.measure(line) <= width)
    if (fits) enough = width
    else least = width
  }
  return filled(words, enough, room)
}

/** What a line does not end with: signs, and words that lead to another. */
const LOOSE_END = /(?:[\s,;:.–—-]|[\s(«“]\p{L}{1,2})$/u

/** The last line ends at a word, with dots that say that there was more. */
function cut(lines: string[], {width, most, measure}: Room): string[] {
  const kept = lines.slice(0, most)
  let last = `${kept.pop()} ${lines[most]}`
  while (last && measure(`${last}…`) > width) {
    const space = Math.max(last.lastIndexOf(' '), last.lastIndexOf(HELD))
    last = space < 0 ? last.slice(0, -1) : last.slice(0, space)
  }
  return [...kept, `${withoutLooseEnd(last)}…`]
}

function withoutLooseEnd(line: string): string {
  const shorter = line.replace(LOOSE_END, '')
  return shorter === line ? line : withoutLooseEnd(shorter)
}
