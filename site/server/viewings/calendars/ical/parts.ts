/**
 * Splits the text of a calendar into its events and time zones, each with only the properties that say
 * when somebody is busy. Titles, places and guests are left out here, before anything is parsed.
 */
import {CalendarRefused, LIMITS} from './refused.ts'

export interface Part {
  name: string
  /** Whole properties, unfolded. */
  lines: string[]
  parts: Part[]
  isBroken: boolean
}

const KEPT: Record<string, RegExp> = {
  VEVENT:
    /^(UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS)[;:]/i,
  VTIMEZONE: /^TZID[;:]/i,
  STANDARD: /^(DTSTART|RRULE|RDATE|TZOFFSETFROM|TZOFFSETTO)[;:]/i,
  DAYLIGHT: /^(DTSTART|RRULE|RDATE|TZOFFSETFROM|TZOFFSETTO)[;:]/i,
}

const newPart = (name: string): Part => ({name, lines: [], parts: [], isBroken: false})

/** The components of all calendars in the text. Throws where it is none, or ends in the middle. */
export function partsOf(text: string): Part[] {
  if (text.length > LIMITS.characters) throw new CalendarRefused('is too large')
  const root = newPart('')
  const open: Part[] = [root]
  let events = 0
  for (const line of unfolded(text.replace(/^\uFEFF/, ''))) {
    const top = open.at(-1) ?? root
    const [, mark = '', given = ''] = /^(BEGIN|END):\s*([\w-]{1,40})\s*$/i.exec(line) ?? []
    const name = given.toUpperCase()
    if (/begin/i.test(mark)) {
      if (open.length > LIMITS.depth) throw new CalendarRefused('is nested too deeply')
      if (name === 'VEVENT' && ++events > LIMITS.events) {
        throw new CalendarRefused(`has more than ${LIMITS.events} events`)
      }
      const part = newPart(name)
      if (name in KEPT || name === 'VCALENDAR') top.parts.push(part)
      open.push(part)
    } else if (mark) {
      close(open, name)
    } else if (KEPT[top.name]?.test(line)) {
      if (line.length > LIMITS.property) top.isBroken = true
      else top.lines.push(line)
    }
  }
  if (!root.parts.some(({name}) => name === 'VCALENDAR')) {
    throw new CalendarRefused('is no calendar')
  }
  if (open.length > 1) throw new CalendarRefused('ends in the middle')
  return root.parts.flatMap(({parts}) => parts)
}

/** Closes the component of that name; those in it that have no end of their own are broken. */
function close(open: Part[], name: string) {
  const at = open.findLastIndex(part => part.name === name)
  if (at < 1) return
  for (const inner of open.splice(at).slice(1)) inner.isBroken = true
}

/** Each line with those that continue it. What is beyond the longest property is dropped. */
function* unfolded(text: string) {
  let current = ''
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      if (current.length <= LIMITS.property) current += line.slice(1)
    } else {
      if (current) yield current
      current = line
    }
  }
  if (current) yield current
}
