/** The day it is at the office, as `2026-11-21`. */
import {agency} from './agency.ts'

/** Sweden writes dates as ISO 8601 does. */
const dates = new Intl.DateTimeFormat('sv-SE', {timeZone: agency.office.timeZone})

export const officeDay = (now = new Date()) => dates.format(now)
