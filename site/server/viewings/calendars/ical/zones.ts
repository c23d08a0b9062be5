/**
 * Time zones of a calendar. Names that are known are read by this machine's own data, whatever the file
 * says of them: Google and Apple write those of IANA, Outlook those of Windows. Other names follow the
 * definition in the file, and times without a zone are the office's.
 *
 * A wall time is the number of milliseconds that `Date.UTC()` makes of what a clock shows.
 */
import ICAL from 'ical.js'
import {OFFICE_TIME_ZONE} from '#trade/agency/office-day.ts'
import type {Part} from './parts.ts'
import {CalendarRefused, LIMITS} from './refused.ts'
/** Those of CLDR 48, `supplemental/windowsZones.json`: each with the first zone of the whole world. */
import windowsZones from './windows-zones.json' with {type: 'json'}

export interface Zone {
  /** Milliseconds since 1970. Of an hour that comes twice the first; one that is left out is later. */
  instantOf(wall: number): number
  wallOf(instant: number): number
}

export type ZoneOf = (name: string | undefined) => Zone

export const UTC: Zone = {instantOf: wall => wall, wallOf: instant => instant}
const office = zoneNamed(OFFICE_TIME_ZONE)

export function zonesOf(parts: Part[]): ZoneOf {
  const found = new Map<string, Zone>()
  return name => {
    if (!name) return office()
    const before = found.get(name)
    if (before) return before
    if (found.size === LIMITS.zones) throw new CalendarRefused('names too many time zones')
    const zone = ianaZone(name) ?? definedZone(name, parts) ?? office()
    found.set(name, zone)
    return zone
  }
}

const DAY_MS = 86_400_000

function zoneNamed(name: string): () => Zone {
  let zone: Zone | undefined
  return () => {
    zone ??= zoneBy(new Intl.DateTimeFormat('en', {timeZone: name, timeZoneName: 'longOffset'}))
    return zone
  }
}

function zoneBy(format: Intl.DateTimeFormat): Zone {
  const offsetAt = (instant: number) => offsetIn(format.format(instant))
  // Clocks change twice a year, and asking costs more than all else.
  const byDay = new Map<number, number>()
  const offsetAtDay = (day: number) => {
    const offset = byDay.get(day) ?? offsetAt(day * DAY_MS)
    byDay.set(day, offset)
    return offset
  }
  return {
    wallOf: instant => instant + offsetAt(instant),
    instantOf(wall) {
      const day = Math.floor(wall / DAY_MS)
      const before = offsetAtDay(day - 1)
      const after = offsetAtDay(day + 2)
      if (before === after || offsetAt(wall - before) === before) return wall - before
      return offsetAt(wall - after) === after ? wall - after : wall - before
    },
  }
}

/** Reads `GMT+04:00` at the end of a date; `GMT` alone is no offset. */
function offsetIn(formatted: string) {
  const [, sign, hours, minutes, seconds = 0] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(formatted) ?? []
  if (!sign) return 0
  const offset = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000
  return sign === '-' ? -offset : offset
}

/** Some programs write an address before the name, such as `/mozilla.org/20050126_1/Europe/London`. */
function ianaZone(name: string): Zone | undefined {
  const windows: Record<string, string> = windowsZones
  const parts = name.split('/')
  const before = name.startsWith('/') ? parts.findLastIndex(part => !/^[A-Z]/.test(part)) : -1
  const iana = Object.hasOwn(windows, name) ? windows[name] : parts.slice(before + 1).join('/')
  try {
    return zoneNamed(iana ?? name)()
  } catch {
    return undefined
  }
}

/** A zone that the file defines, with a name of its own. */
function definedZone(name: string, parts: Part[]): Zone | undefined {
  const part = parts.find(
    one =>
      one.name === 'VTIMEZONE' &&
      one.lines.some(line => line.replaceAll('\\', '').endsWith(`:${name}`)),
  )
  if (!part || part.isBroken) return undefined
  const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(textOf(part))))
  const offsetAt = (wall: number) => zone.utcOffset(timeAt(wall)) * 1_000
  const instantOf = (wall: number) => wall - offsetAt(wall)
  return {instantOf, wallOf: instant => instant + offsetAt(instant + offsetAt(instant))}
}

export const textOf = ({name, lines, parts}: Part): string =>
  [`BEGIN:${name}`, ...lines, ...parts.map(textOf), `END:${name}`].join('\r\n')

/** The clock for the library, which gets no zone. */
export function timeAt(wall: number, isDate = false) {
  const at = new Date(wall)
  const day = {year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate()}
  const {localTimezone} = ICAL.Timezone
  if (isDate) return new ICAL.Time({...day, isDate}, localTimezone)
  const clock = {hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds()}
  return new ICAL.Time({...day, ...clock}, localTimezone)
}

export const wallOf = ({year, month, day, hour, minute, second}: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second)
