/** The context of every check of a record, and the rules for all texts. */
import {type Message, message} from '../../../app/shared-with-server/message.ts'
import type {MediaKind} from './fields.ts'

/** Reports a problem of the field at this path. */
export type Report = (field: string, says: Message) => void

export interface Checking {
  report: Report
  /** Reports a value that is stored differently from the file. */
  notice: Report
  /** Day from which `in 3 days` counts. */
  today: string
  /** Why a record cannot name such a file; at the desk records name stored ones. */
  mediaFault?: (kind: MediaKind, path: string) => Message | undefined
}

/** Longer texts are a mistake, and would be slow to show. */
const MAX_LENGTH = 100_000

export const isTooLong = (text: string) => text.length > MAX_LENGTH
export const TOO_LONG = message(/*i18n*/ 'has more than {most} characters. Shorten it.', {
  most: MAX_LENGTH,
})

/** NUL and halves of characters, which no database takes. */
export const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text)
export const UNSTORABLE = message(
  /*i18n*/ 'holds a character that cannot be stored, such as half an emoji. Type it again.',
)

export const NO_TEXT = /*i18n*/ 'must be text in quotes, got {given}.'

/** A rule between the fields of a record, on a day at the office; answers what breaks it. */
export type Rule = (
  values: Record<string, unknown>,
  today: string,
) => [field: string, says: Message] | undefined
