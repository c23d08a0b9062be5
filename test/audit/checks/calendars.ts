/** Calendar files: a calendar reads them, and a second download is the same event. */
import ICAL from 'ical.js'
import {fetchAlone} from '../../support/partner/crawl.ts'
import type {AuditedSite} from '../audited-site.ts'
import {error, type Finding, type Report} from '../finding.ts'
import {linksIn} from './crawl/addresses.ts'

const broken = error('a calendar file cannot be read')
const hosted = error('the UID of an event names the host')
const stamped = error('DTSTAMP is the time of the download')
const lacking = error('an event lacks a property')
const backwards = error('an event ends before it begins')

export async function checkCalendars({site, pages}: AuditedSite): Promise<Report> {
  const named = (await pages()).flatMap(page => linksIn(page, site))
  const files = [...new Set(named.map(({href}) => href))].filter(href =>
    /\/calendar\.ics(?:\?|$)/.test(href),
  )
  const findings: Finding[] = []
  for (const file of files) {
    const started = new Date()
    const text = await (await fetchAlone(file)).text()
    findings.push(...calendarFindings(file.replace(site, ''), text, {site, started}))
  }
  return {pages: files.length, findings}
}

interface Download {
  site: string
  started: Date
}

export function calendarFindings(path: string, text: string, download: Download): Finding[] {
  try {
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    if (events.length === 0) return [broken(path, 'without an event')]
    return events.flatMap(event => eventFindings(path, event, download))
  } catch (reason) {
    return [broken(path, `${reason}`)]
  }
}

/** RFC 5545 requires the first two; without the others it is nothing to attend. */
const NEEDED = ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary', 'location']

function eventFindings(path: string, event: ICAL.Component, {site, started}: Download): Finding[] {
  const {uid, startDate, endDate} = new ICAL.Event(event)
  const stamp = event.getFirstPropertyValue('dtstamp') as ICAL.Time | null
  // A calendar's time has whole seconds.
  const isOfDownload = stamp && stamp.toUnixTime() >= Math.floor(started.getTime() / 1000)
  return [
    ...NEEDED.filter(name => !event.hasProperty(name)).map(name => lacking(path, name)),
    ...(uid?.includes(new URL(site).hostname) ? [hosted(path, uid)] : []),
    ...(isOfDownload ? [stamped(path, `${stamp}`)] : []),
    ...(endDate?.compare(startDate) < 0 ? [backwards(path, `${startDate} – ${endDate}`)] : []),
  ]
}
