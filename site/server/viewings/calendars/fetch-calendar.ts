/** Fetches a calendar, by the network rules of feeds. Its text stays in memory. */
import type {DownloadLimits, Validator} from '#server/platform/download/download.ts'
import {downloadText} from '#server/platform/download/download.ts'
import {LIMITS as READING} from './ical/refused.ts'

/** A calendar of bytes that are no letters would be refused as it is read. */
const LIMITS = {maxBytes: READING.characters, timeoutMs: 30_000} as const

export type Fetching = Pick<DownloadLimits, 'reach' | 'lookup' | 'signal'>

export const fetchCalendar = (address: string, fetching: Fetching, known: Validator) =>
  downloadText(address, {...LIMITS, ...fetching}, known)

const MAX_ADDRESS_LENGTH = 2_000

/**
 * The address as it is asked for; undefined where it is none. Apple and Outlook show theirs as
 * `webcal://`, which is https.
 */
export function calendarAddress(given: string): string | undefined {
  const address = given.trim().replace(/^webcals?:\/\//i, 'https://')
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  url.hash = ''
  return url.href.length > MAX_ADDRESS_LENGTH ? undefined : url.href
}
