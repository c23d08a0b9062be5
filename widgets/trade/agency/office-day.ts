/** The day it is at the office, as `2026-11-21`. */
import {agency} from './agency.ts'

const formats: Record<string, Intl.DateTimeFormat> = {}

export function officeDay(now = new Date()) {
  const {timeZone} = agency.office
  // Sweden writes dates as ISO 8601 does.
  formats[timeZone] ??= new Intl.DateTimeFormat('sv-SE', {timeZone})
  return formats[timeZone].format(now)
}
