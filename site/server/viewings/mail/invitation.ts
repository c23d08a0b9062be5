/**
 * The calendar file of a mail: of one viewing always the same event, which grows in sequence, so that a
 * calendar moves or removes what it has.
 */
import {ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus} from 'ical-generator'
import {calendarFile, eventId} from '#server/platform/calendar-file.ts'
import type {ViewingLetter} from '../../../app/core/render.tsx'
import type {ViewingRow} from '../private-link.ts'

interface Invitation {
  viewing: ViewingRow
  siteUrl: string
  event: ViewingLetter['event']
  agency: string
  /** The address that the mails are from. */
  organizer: {name: string; address: string}
  /** The address alone: a name is what a stranger typed. */
  attendee: string
  /** The moment of the change. */
  stamp: Date
}

export function invitationOf({
  viewing: {id, state, startsAt, endsAt, sequence},
  siteUrl,
  event,
  agency,
  organizer,
  attendee,
  stamp,
}: Invitation) {
  const isBooked = state === 'booked'
  const method = isBooked ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL
  const content = calendarFile({
    ...{company: agency, product: 'Viewings', method},
    event: {
      id: eventId(id, siteUrl),
      sequence,
      stamp,
      start: startsAt,
      end: endsAt,
      summary: event.title,
      location: event.location,
      description: event.notes,
      url: event.url,
      status: isBooked ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      organizer: {name: organizer.name || agency, email: organizer.address},
      attendees: [{email: attendee, rsvp: false, role: ICalAttendeeRole.REQ}],
    },
  })
  return {
    method: isBooked ? ('REQUEST' as const) : ('CANCEL' as const),
    filename: 'viewing.ics',
    content,
  }
}
