import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import type {OpenHouse} from '#trade/contract/entities.ts'
import {bareHouse, houseWith, inDays, millHouse} from '../../../support/records/open-houses.ts'
import {answered} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'

const PATH = '/open-houses/tea-and-flour/calendar.ics'

describe('calendar file of an open house', () => {
  const {site} = useSite()

  const get = (path = PATH, headers: Record<string, string> = {}) =>
    fetch(site.url + path, {headers, redirect: 'manual'})
  const fileOf = async (house: OpenHouse) => {
    site.answers.getOpenHouseDetail = answered(house)
    const response = await get()
    assert.equal(response.status, 200)
    return {headers: response.headers, text: await response.text()}
  }

  it('the calendar file is served as a text/calendar attachment with a filename', async () => {
    const {headers} = await fileOf(millHouse)
    assert.equal(headers.get('content-type'), 'text/calendar; charset=utf-8')
    assert.equal(headers.get('content-disposition'), 'attachment; filename="tea-and-flour.ics"')
  })

  it('the calendar file has UTC times, title, location, description and URL', async () => {
    const {text} = await fileOf(millHouse)
    const event = parsed(text)
    assert.deepEqual(event, {
      UID: `tea-and-flour@${agency.mail.split('@')[1]}`,
      DTSTAMP: '20310203T000000Z',
      SEQUENCE: '0',
      DTSTART: '20311206T060000Z',
      DTEND: '20311206T093000Z',
      SUMMARY: 'Tea & Flour at the Mill',
      LOCATION: 'The Mill, 3 Weir Lane; ring twice',
      DESCRIPTION: `The wheel turns again.\n\n${site.url}/open-houses/tea-and-flour`,
      URL: `${site.url}/open-houses/tea-and-flour`,
    })
  })

  it('the calendar file is folded into CRLF lines of at most 75 bytes', async () => {
    const {text} = await fileOf(houseWith({title: 'Длинное имя '.repeat(20).trim()}))
    const lines = text.split('\r\n')
    assert.equal(lines.at(-1), '')
    assert.equal(text.replaceAll('\r\n', '').includes('\n'), false)
    for (const line of lines) assert.ok(Buffer.byteLength(line) <= 75, line)
    assert.equal(parsed(text).SUMMARY, 'Длинное имя '.repeat(20).trim())
  })

  it('the calendar file keeps its UID when the start time changes', async () => {
    const [one, other] = [await fileOf(millHouse), await fileOf(houseWith({start_time: '11:00'}))]
    assert.equal(parsed(one.text).UID, parsed(other.text).UID)
    assert.notEqual(parsed(one.text).DTSTART, parsed(other.text).DTSTART)
  })

  it('the calendar file of a record is the same with each download and under each host', async () => {
    const {text} = await fileOf(millHouse)
    const again = await fileOf(millHouse)
    assert.equal(again.text, text)
    assert.doesNotMatch(parsed(text).UID ?? '', /localhost|127\.0\.0\.1|:/)
    const {text: bare} = await fileOf({...millHouse, dld_details: undefined})
    assert.equal(parsed(bare).DTSTAMP, '20220101T000000Z')
  })

  it('the calendar file is stamped with the last change of its record, where that is known', async () => {
    const stamped = async (updatedAt: string) =>
      parsed((await fileOf({...millHouse, updatedAt})).text).DTSTAMP
    assert.equal(await stamped('2026-05-01T21:30:05Z'), '20260501T213005Z')
    assert.equal(await stamped('last spring'), '20310203T000000Z')
  })

  it('the calendar file is served for a past open house', async () => {
    const {text} = await fileOf(houseWith({date: inDays(-2)}))
    assert.ok(parsed(text).DTSTART)
  })

  it('the calendar file uses the lang parameter, else the language cookie', async () => {
    const requestedLanguage = async (path: string) => {
      site.received.length = 0
      await get(path, {cookie: 'language=fr'})
      return new URLSearchParams(site.received[0]?.query).get('lang')
    }
    site.answers.getOpenHouseDetail = answered(millHouse)
    assert.equal(await requestedLanguage(`${PATH}?lang=ru`), 'ru')
    assert.equal(await requestedLanguage(PATH), 'fr')
  })

  it('the calendar file responds 404 without a record or a parseable time', async () => {
    site.answers.getOpenHouseDetail = {statusCode: 404, message: 'Not found'}
    assert.equal((await get()).status, 404)
    for (const house of [bareHouse, null]) {
      site.answers.getOpenHouseDetail = answered(house)
      assert.equal((await get()).status, 404)
    }
  })

  it('the calendar file redirects to the open house page when the API fails', async () => {
    site.answers.getOpenHouseDetail = {statusCode: 500, message: 'Broken'}
    const response = await get()
    assert.equal(response.status, 302)
    assert.equal(response.headers.get('location'), '/open-houses/tea-and-flour')
    await site.stopApi()
    assert.equal((await get()).status, 302)
  })
})

/** The properties of the only event (RFC 5545): unfolded, and without their escapes. */
function parsed(text: string): Record<string, string> {
  const [, inside = ''] =
    /^BEGIN:VEVENT$([\s\S]*)^END:VEVENT$/m.exec(text.replaceAll('\r', '')) ?? []
  const lines = inside
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .filter(Boolean)
  return Object.fromEntries(
    lines.map(line => {
      const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? []
      return [name, value.replace(/\\n/g, '\n').replace(/\\([\\;,])/g, '$1')]
    }),
  )
}
