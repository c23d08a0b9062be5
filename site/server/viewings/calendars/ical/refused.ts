/** Limits within which a calendar is read, and what is refused beyond them. */
import {ServerError} from '#server/platform/http-error.ts'

export const LIMITS = {
  /** Characters of a file. Ten years of a busy agent are about a fifth of it. */
  characters: 10_000_000,
  /** Characters of one property, after its folds were undone: some thousand dates. */
  property: 65_536,
  events: 50_000,
  /** Names of time zones: each takes memory that the limit of a thread does not count. */
  zones: 200,
  /** Components inside of each other; the standard has three. */
  depth: 8,
  /** Dates that a repeated event is tried at; in the window it is every 10 minutes. */
  stepsOfEvent: 20_000,
  steps: 200_000,
  /** The library counts the days between two starts one by one. */
  interval: 10_000,
  /** An event that lasts longer is not read. */
  lengthDays: 3_660,
} as const

/** Says in words for the desk why a calendar is not taken. None of them quotes it. */
export class CalendarRefused extends ServerError {
  override name = 'CalendarRefused'
  override readonly statusCode = 502
}
