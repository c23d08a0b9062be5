import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {submissionKeys} from '#server/http/pages/forms/submission-keys.ts'
import {issueFormToken} from '#server/leads/time-trap.ts'
import {type FormSecret, fixedSecret} from '#server/platform/form-secret.ts'
import {MAYBE_A_ROBOT} from '#trade/alerts/suite.ts'
import {fromNow} from '../../../../support/dates.ts'
import {useCachedSite} from '../../support/cached-site.ts'
import {oneDatabase} from '../../support/databases/databases.ts'

const LAYLA = {name: 'Layla', phone: '971501234567', email: 'layla@example.com'}
const BROWSER = {'sec-fetch-site': 'same-origin'}

describe('enquiries without JavaScript from pages that are the same for everybody', () => {
  const web = useCachedSite()

  const send = async (message: string, headers: Record<string, string> = BROWSER, more = {}) => {
    const {statusCode} = await web.post('/contact-us', {...LAYLA, message, ...more}, headers)
    assert.equal(statusCode, 303)
  }
  const stored = async (message: string) =>
    (await web.api.stored()).filter(
      ({payload}) => (payload as {message?: string}).message === message,
    )
  const suspicionOf = async (message: string) => (await stored(message))[0]?.suspectedSpam
  const cookieOf = (age: number, secret: FormSecret = web.api.secret) => ({
    cookie: `form_token=${issueFormToken(secret, fromNow(-age).getTime())}`,
  })

  it('an enquiry sent twice is stored once, and another one beside it', async () => {
    await send('A villa, please.')
    await Promise.all([send('A villa, please.'), send('A villa, please.', cookieOf(9_000))])
    await send('Two villas, please.')
    assert.equal((await stored('A villa, please.')).length, 1)
    assert.equal((await stored('Two villas, please.')).length, 1)
  })

  it('the same words on another page are another enquiry', async () => {
    await send('From two pages.')
    const {statusCode} = await web.post(
      '/lifestyle',
      {...LAYLA, message: 'From two pages.'},
      BROWSER,
    )
    assert.equal(statusCode, 303)
    assert.equal((await stored('From two pages.')).length, 2)
  })

  it('a national number comes back with a button that corrects it, and the other values with it', async () => {
    const typed = {...LAYLA, phone: '050 123 4567', message: 'Call me.'}
    const refused = await web.post('/contact-us', typed, BROWSER)
    assert.equal(refused.statusCode, 422)
    const [button = ''] = /<button[^>]*name="phone_offer"[^>]*>[^<]*/.exec(refused.body) ?? []
    assert.match(button, /type="submit".*value="\+971 50 123 4567".*>\+971 50 123 4567$/)
    // Enter presses the first button of a form: no press, no change.
    assert.ok(refused.body.indexOf('<button type="submit" class="visually-hidden"') > 0)
    const pressed = {...typed, phone_offer: '+971 50 123 4567'}
    assert.equal((await web.post('/contact-us', pressed, BROWSER)).statusCode, 303)
    const [{phone, phoneE164} = {}] = await stored('Call me.')
    assert.deepEqual([phone, phoneE164], ['971501234567', '+971501234567'])
  })

  it('a number with its country is known as such without JavaScript, too', async () => {
    await send('From Singapore.', BROWSER, {phone: '+65 6123 4567'})
    const [{phone, phoneE164} = {}] = await stored('From Singapore.')
    assert.deepEqual([phone, phoneE164], ['6561234567', '+6561234567'])
  })

  it('a person is never marked as a robot: old tab, cookies off, an old browser', async () => {
    const people: [string, Record<string, string>, Record<string, string>?][] = [
      ['after three seconds', {...BROWSER, ...cookieOf(3_000)}],
      ['in a tab of last month', {...BROWSER, ...cookieOf(30 * 86_400_000)}],
      ['with cookies off', BROWSER],
      ['in an older browser with cookies off', {origin: 'http://localhost:3000'}],
      ['in a browser that names only its page', {referer: 'http://localhost:3000/contact-us'}],
      ['in a tab from before an update', BROWSER, {form_token: 'x.y', form_key: 'z'}],
    ]
    for (const [message, headers, fields] of people) {
      await send(message, headers, fields)
      assert.equal(await suspicionOf(message), null, message)
    }
  })

  it('a robot is marked, and its enquiry stored all the same', async () => {
    await send('without a page', {})
    assert.equal(await suspicionOf('without a page'), 'forged token')
    await send('at once', {...BROWSER, ...cookieOf(0)})
    assert.equal(await suspicionOf('at once'), 'too fast')
    await send('made up', {...BROWSER, ...cookieOf(9_000, fixedSecret('of another'))})
    assert.equal(await suspicionOf('made up'), 'forged token')
  })
})

describe('saving a search without JavaScript', () => {
  const web = useCachedSite(oneDatabase, {
    ...{LEADS_MAIL_TO: 'sales@agency.example', LEADS_MAIL_FROM: 'web@agency.example'},
    SMTP_URL: 'smtp://127.0.0.1:1',
  })
  const search = {
    ...{name: 'By the sea', email: 'layla@example.com', frequency: 'weekly'},
    consent: '2026-11',
  }

  it('without a cookie the form comes back with what was typed, and its second post is accepted', async t => {
    t.mock.timers.enable({apis: ['Date'], now: fromNow(0)})
    const first = await web.post('/tell-me-when?place=Marina', search, BROWSER)
    assert.equal(first.statusCode, 422)
    assert.ok(first.body.includes(MAYBE_A_ROBOT))
    assert.match(first.body, /value="By the sea"/)
    const [, action = ''] = /action="(\/tell-me-when[^"]*)"/.exec(first.body) ?? []
    assert.match(action, /^\/tell-me-when\?place=Marina&amp;form_token=[\w.-]+$/)
    const again = () => web.post(action.replaceAll('&amp;', '&'), search, BROWSER)
    assert.equal((await again()).statusCode, 422)
    t.mock.timers.tick(2_000)
    const {statusCode, headers} = await again()
    assert.deepEqual([statusCode, headers.location], [303, '/thank-you?saved-search'])
  })
})

describe('keys of posts without JavaScript', () => {
  const HOUR = 3_600_000
  const secret = fixedSecret('a secret')
  let now = 10 * HOUR - 1_000
  const keys = submissionKeys(secret, () => now)

  it('a key lasts an hour, also across the end of one, and not longer', () => {
    const first = keys('/contact-us', LAYLA)
    now += 2_000
    assert.equal(keys('/contact-us', LAYLA), first)
    now += HOUR
    assert.notEqual(keys('/contact-us', LAYLA), first)
  })

  it('servers behind one address, which share a secret, give the same key', () => {
    const other = submissionKeys(secret, () => now + 1)
    assert.equal(submissionKeys(secret, () => now)('/a', LAYLA), other('/a', LAYLA))
  })

  it('a stranger who knows all that is posted cannot compute its key', () => {
    const stranger = submissionKeys(fixedSecret('a guess'), () => now)
    assert.notEqual(stranger('/a', LAYLA), submissionKeys(secret, () => now)('/a', LAYLA))
  })

  it('other values, another page and another file make another key', () => {
    const file = (content: string) => ({...LAYLA, media: new File([content], 'resume.pdf')})
    const made = [
      keys('/a', LAYLA),
      keys('/b', LAYLA),
      keys('/a', {...LAYLA, name: 'Omar'}),
      keys('/a', file('1')),
      keys('/a', file('12')),
    ]
    assert.equal(new Set(made).size, made.length)
  })
})
