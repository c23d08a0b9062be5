/**
 * The calendar that an agent subscribes to in Google, Apple or Outlook. It says where to be and whom to
 * meet; phone numbers and what a visitor wrote stay at the desk, since the calendar's maker keeps a copy.
 */
import {createHash} from 'node:crypto'
import ical, {ICalCalendarMethod, ICalEventStatus} from 'ical-generator'

/** The API has the files below it, each under its token. */
export const CALENDARS = '/calendars/'

/** A viewing or an open house. */
export interface Appointment {
  /** The same as long as it exists, whatever is changed. */
  uid: string
  /** Grows with each change. */
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date
  title: string
  location?: string | undefined
  /** Its page at the desk. */
  url?: string | undefined
  isCancelled: boolean
}

export interface CalendarFeed {
  agency: string
  agent: string
  appointments: Appointment[]
}

const REFRESH_SECONDS = 15 * 60

/** The same appointments make the same file, whichever server makes it. */
export function calendarFeed({agency, agent, appointments}: CalendarFeed): string {
  const calendar = ical({
    prodId: {company: agency, product: 'Appointments'},
    name: `${agency}: ${agent}`,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const {uid, sequence, changedAt, startsAt, endsAt, ...shown} of appointments) {
    calendar.createEvent({
      ...{id: uid, sequence, stamp: changedAt, start: startsAt, end: endsAt},
      summary: shown.title,
      location: shown.location ?? null,
      url: shown.url ?? null,
      status: shown.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return `${calendar}\r\n`
}

export const tagOf = (file: string) =>
  `W/"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`
