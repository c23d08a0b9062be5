import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Finding} from '../finding.ts'
import {calendarFindings} from './calendars.ts'
import {feedFindings} from './feeds.ts'

const kinds = (findings: Finding[]) => findings.map(({kind}) => kind)

describe('checks of feeds and calendars in the audit', () => {
  const item = (guid: string, length = '10', link = 'there') =>
    `<item><guid>${guid}</guid><link>${link}</link><enclosure url="picture" length="${length}"/></item>`
  const feed = (...items: string[]) => `<rss><channel>${items.join('')}</channel></rss>`
  const answer = async (address: string) => ({status: address === 'gone' ? 404 : 200, length: '10'})
  const found = async (xml: string) => kinds(await feedFindings('/rss.xml', xml, answer))

  it('a feed is well-formed, with unique guids, working links and true lengths', async () => {
    assert.deepEqual(await found(feed(item('1'), item('2'))), [])
    assert.deepEqual(await found('<rss><channel>'), ['a feed cannot be read'])
    assert.deepEqual(await found(feed(item('1'), item('1'))), [
      'two entries of a feed have one guid',
    ])
    assert.deepEqual(await found(feed(item('1', '0'))), [
      'an enclosure has not the length of its file',
    ])
    assert.deepEqual(await found(feed(item('1', '10', 'gone'))), [
      'an entry of a feed leads nowhere',
    ])
  })

  const EVENT = {
    UID: 'tea-and-flour',
    DTSTAMP: '20260101T000000Z',
    DTSTART: '20311206T060000Z',
    DTEND: '20311206T093000Z',
    SUMMARY: 'Tea',
    LOCATION: 'The Mill',
  }
  const download = {site: 'http://localhost:3000', started: new Date('2026-02-01T00:00:00.500Z')}
  const foundIn = (changes: Record<string, string | undefined>) => {
    const lines = Object.entries({...EVENT, ...changes})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}:${value}`)
    const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR']
    return kinds(calendarFindings('/calendar.ics', text.join('\r\n'), download))
  }

  it('an event in a calendar file is the same wherever and whenever it is downloaded', () => {
    assert.deepEqual(foundIn({}), [])
    assert.deepEqual(foundIn({UID: 'tea@localhost:3000'}), ['the UID of an event names the host'])
    assert.deepEqual(foundIn({DTSTAMP: '20260201T000000Z'}), [
      'DTSTAMP is the time of the download',
    ])
  })

  it('an event in a calendar file can be read and attended', () => {
    assert.deepEqual(kinds(calendarFindings('/calendar.ics', 'BEGIN', download)), [
      'a calendar file cannot be read',
    ])
    assert.deepEqual(foundIn({LOCATION: undefined}), ['an event lacks a property'])
    assert.deepEqual(foundIn({DTEND: '20301206T093000Z'}), ['an event ends before it begins'])
  })
})
