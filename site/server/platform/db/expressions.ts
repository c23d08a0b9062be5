/** Expressions in SQL that indexes and generated columns have. */
import {type SQL, sql} from 'drizzle-orm'
import {foldLetters} from '#kit/i18n/fold-letters.ts'

const ARABIC = Array.from({length: 0x100}, (_, at) => String.fromCharCode(0x600 + at))
const replaced = ARABIC.filter(letter => foldLetters(letter) !== letter && foldLetters(letter))
const removed = ARABIC.filter(letter => !foldLetters(letter))

/** Writes letters as codes, because combining marks cannot be read by themselves. */
const literal = (letters: string[]) =>
  `U&'${letters.map(letter => `\\${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}'`

/** Immutable, so that indexes and generated columns may have it. What has no letter to become is removed. */
export const folded = (text: SQL): SQL =>
  sql`translate(${text}, ${sql.raw(literal([...replaced, ...removed]))}, ${sql.raw(literal(replaced.map(foldLetters)))})`
