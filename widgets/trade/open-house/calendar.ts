/** An open house for the visitor's own calendar: what is written there, and the links that do it. */
import type {OpenHouseEntry} from './entry.ts'

export const OPEN_HOUSES = '/open-houses'

export const openHousePath = (slug: string) => `${OPEN_HOUSES}/${encodeURIComponent(slug)}`

/** A file that every calendar reads. */
export const calendarFilePath = (slug: string) => `${openHousePath(slug)}/calendar.ics`

export interface CalendarEvent {
  title: string
  /** ISO 8601, in UTC. */
  starts: string
  ends: string
  location: string
  /** Plain text, with the address of the page. */
  notes: string
}

/** None where it is not known when it begins and ends, or it is over. */
export function calendarEvent(
  {title, starts, ends, venue = '', isOver}: OpenHouseEntry,
  address: string,
  text = '',
): CalendarEvent | undefined {
  if (!starts || !ends || isOver) return undefined
  const notes = [text, address].filter(Boolean).join('\n\n')
  return {title, starts, ends, location: venue, notes}
}

export const googleLink = ({title, starts, ends, location, notes}: CalendarEvent) =>
  withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(starts)}/${compact(ends)}`,
    location,
    details: notes,
  })

export const outlookLink = ({title, starts, ends, location, notes}: CalendarEvent) =>
  withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: starts,
    enddt: ends,
    location,
    body: notes,
  })

/** `2026-12-05T06:00:00.000Z` -> `20261205T060000Z`. */
const compact = (instant: string) => instant.replace(/[-:]|\.\d+/g, '')

/** Outlook shows the plus that URLSearchParams writes for a space. */
const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${Object.entries(query)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
