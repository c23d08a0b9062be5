/** Days of the office. Dubai is in one time zone the whole year: it is the build's, whatever the content. */
import {builtInAgency} from './agency.ts'

export const OFFICE_TIME_ZONE = builtInAgency.office.timeZone

let format: Intl.DateTimeFormat | undefined

/** The day it is at the office, as `2026-11-21`. */
export function officeDay(now = new Date()) {
  // Sweden writes dates as ISO 8601 does.
  format ??= new Intl.DateTimeFormat('sv-SE', {timeZone: OFFICE_TIME_ZONE})
  return format.format(now)
}
