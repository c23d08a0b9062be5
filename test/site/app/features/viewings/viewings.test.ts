import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import ICAL from 'ical.js'
import {freeHours, heldHour} from '../../../../support/records/viewing-hours.ts'
import {answered, completeProperty} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'

const TOKEN = 'x'.repeat(43)
const PAGE = `/viewings/${TOKEN}`
const CHOOSE = '/book-viewing?slug=marina-loft'
const [FIRST = ''] = freeHours.days[0]?.starts ?? []
const viewing = {
  ...{id: '0190', sequence: 2, role: 'visitor', state: 'booked', mode: 'person'},
  ...{starts: FIRST, ends: '2030-12-05T06:30:00.000Z', agent: 'layla-haddad'},
  ...{agent_name: 'Layla Haddad', slug: 'marina-loft', home: 'Loft <by> the marina'},
  ...{address: 'Dubai Marina', accepted: false},
}
const layla = {name: 'Layla Haddad', phone: '+971501234567', email: 'layla@example.com'}

describe('viewings without JavaScript', () => {
  const {site} = useSite()
  beforeEach(() => {
    site.answers.getViewingHours = answered(freeHours)
    site.answers.getViewing = answered(viewing)
    site.answers.changeViewing = {statusCode: 200, message: 'OK'}
    site.answers.holdViewing = heldHour(FIRST, TOKEN)
    site.answers.releaseViewing = {statusCode: 200, message: 'OK'}
    site.answers.createViewing = answered({id: 'e1', starts: FIRST, ends: FIRST})
  })

  const get = async (path: string) => {
    const response = await fetch(site.url + path, {redirect: 'manual'})
    return {response, html: await response.text()}
  }
  const post = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const response = await fetch(site.url + path, {method: 'POST', redirect: 'manual', body})
    return {response, html: await response.text()}
  }
  const sent = (name: string) =>
    site.received.filter(({call}) => call === name).map(({body}) => body)

  it('the free hours are a page with a form, not for search engines', async () => {
    const {response, html} = await get(CHOOSE)
    assert.equal(response.status, 200)
    assert.match(html, /name="robots" content="noindex/)
    assert.match(html, /Thursday 5 December/)
    assert.match(html, /type="radio" name="hold" value="2030-12-05T06:00:00.000Z"/)
    assert.match(html, /action="\/book-viewing\?slug=marina-loft"/)
    assert.match(html, /href="\/book-viewing\?slug=marina-loft&amp;from=2030-12-07"/)
  })

  it('the page of free hours names the home, and leads on and back', async () => {
    site.answers['property-detail'] = answered(completeProperty)
    const slug = completeProperty.slug
    const {html} = await get(`/book-viewing?slug=${slug}&from=2030-12-05`)
    assert.match(html, new RegExp(`href="/properties/${slug}">Lighthouse Villa`))
    assert.match(html, new RegExp(`href="/book-viewing\\?slug=${slug}">Show the first days`))
    const {html: ofAgent} = await get('/book-viewing?agent=layla-haddad')
    assert.match(ofAgent, /How would you like to meet\?/)
  })

  it('no page promises hours of what is not known, or could not be asked', async () => {
    site.answers.getViewingHours = {statusCode: 404, message: 'none'}
    assert.equal((await get('/book-viewing?slug=nope')).response.status, 404)
    assert.match((await get('/book-viewing')).html, /Choose a home, or a specialist/)
    site.answers.getViewingHours = {statusCode: 500, message: 'Broken'}
    const {response, html} = await get(CHOOSE)
    assert.equal(response.status, 502)
    assert.match(html, /We could not load the free hours\./)
  })

  it('a chosen hour is held and booked, and leads to its private page', async () => {
    const {response} = await post(CHOOSE, {hold: FIRST, mode: 'video', ...layla})
    assert.deepEqual(
      [response.status, response.headers.get('location')],
      [303, `${PAGE}?done=book`],
    )
    assert.deepEqual(sent('holdViewing'), [{starts: FIRST, slug: 'marina-loft'}])
    assert.deepEqual(sent('createViewing'), [
      {...layla, phone: '971501234567', hold: TOKEN, mode: 'video', fromUrl: 'book-viewing'},
    ])
    assert.match((await get(`${PAGE}?done=book`)).html, /role="status">Your viewing is booked\./)
  })

  it('the same post twice holds one hour', async () => {
    const form = {hold: FIRST, mode: 'person', ...layla, name: 'Layla Twice'}
    const answers = await Promise.all([post(CHOOSE, form), post(CHOOSE, form)])
    assert.deepEqual(
      answers.map(({response}) => response.status),
      [303, 303],
    )
    assert.equal(sent('holdViewing').length, 1)
  })

  it('an hour that was taken is said, and what was typed stays', async () => {
    const message = 'This hour has just been taken. Please choose another one.'
    site.answers.holdViewing = {statusCode: 409, message}
    const {response, html} = await post(CHOOSE, {hold: FIRST, mode: 'person', ...layla})
    assert.equal(response.status, 409)
    assert.match(html, new RegExp(message))
    assert.match(html, /value="layla@example.com"/)
    assert.deepEqual(sent('createViewing'), [])
  })

  it('a refused form comes back with the messages of the other forms', async () => {
    const {response, html} = await post(CHOOSE, {mode: 'person', ...layla, email: 'layla@'})
    assert.equal(response.status, 422)
    assert.match(html, /Please choose an hour\./)
    assert.match(html, /Email is Invalid!/)
    assert.deepEqual(sent('holdViewing'), [])
  })

  it('the private page is kept by nobody, listed by nobody and refers to nobody', async () => {
    const {response, html} = await get(PAGE)
    assert.equal(response.status, 200)
    const header = (name: string) => response.headers.get(name)
    assert.deepEqual(
      [header('cache-control'), header('referrer-policy'), header('x-robots-tag')],
      ['no-store', 'no-referrer', 'noindex, nofollow, noarchive'],
    )
    assert.match(html, /Loft &lt;by&gt; the marina/)
    assert.match(html, /Thursday 5 December, 10:00 \(Dubai time\)/)
    assert.doesNotMatch(html, /value="accept"/)
  })

  it('looking at a link changes nothing; a press moves the viewing, or cancels it', async () => {
    const {html} = await get(PAGE)
    assert.match(html, /value="cancel"/)
    assert.deepEqual(sent('changeViewing'), [])
    const moved = await post(PAGE, {task: 'move', starts: FIRST})
    assert.equal(moved.response.headers.get('location'), `${PAGE}?done=move`)
    const cancelled = await post(PAGE, {task: 'cancel'})
    assert.equal(cancelled.response.headers.get('location'), `${PAGE}?done=cancel`)
    assert.deepEqual(sent('changeViewing'), [
      {token: TOKEN, task: 'move', starts: FIRST},
      {token: TOKEN, task: 'cancel'},
    ])
  })

  it('a viewing is moved only to an hour that was chosen', async () => {
    const {response, html} = await post(PAGE, {task: 'move'})
    assert.equal(response.status, 422)
    assert.match(html, /Please choose an hour\./)
    assert.deepEqual(sent('changeViewing'), [])
  })

  it('the agent accepts, moves or declines, and sees who the visitor is', async () => {
    const email = 'x?bcc=evil@example.com'
    site.answers.getViewing = answered({...viewing, role: 'agent', ...layla, email})
    const {html} = await get(PAGE)
    assert.match(html, /href="mailto:x%3Fbcc%3Devil@example\.com"/)
    for (const task of ['accept', 'move', 'decline']) {
      assert.match(html, new RegExp(`value="${task}"`))
    }
    assert.match(html, /tel:\+971501234567/)
    assert.doesNotMatch(html, /value="cancel"/)
  })

  it('a cancelled viewing says so, and leads to other hours', async () => {
    site.answers.getViewing = answered({...viewing, state: 'cancelled'})
    const {html} = await get(PAGE)
    assert.match(html, /This viewing is cancelled\./)
    assert.match(html, /href="\/book-viewing\?slug=marina-loft"/)
    assert.doesNotMatch(html, /name="task"/)
  })

  it('a link that has ended says so', async () => {
    site.answers.getViewing = {statusCode: 404, message: 'none'}
    const {response, html} = await get(PAGE)
    assert.equal(response.status, 200)
    assert.match(html, /This viewing is no longer here/)
  })

  it('the calendar file has the event that the mails name', async () => {
    const {response, html: file} = await get(`${PAGE}/calendar.ics`)
    assert.equal(response.headers.get('content-type'), 'text/calendar; charset=utf-8')
    assert.equal(response.headers.get('cache-control'), 'no-store')
    const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
    assert.ok(event)
    assert.deepEqual(
      ['uid', 'sequence', 'status', 'location'].map(name => event.getFirstPropertyValue(name)),
      ['0190@localhost', 2, 'CONFIRMED', 'Dubai Marina'],
    )
    assert.equal(`${event.getFirstPropertyValue('dtstart')}`, '2030-12-05T06:00:00Z')
  })
})
