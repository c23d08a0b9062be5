import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import fc from 'fast-check'
import {bookingSuite} from '../../widgets/book-now/suite.ts'
import {contactSuite} from '../../widgets/shared/enquiry/contact-suite.ts'
import {newsletterSuite} from '../../widgets/shared/enquiry/newsletter-suite.ts'
import {tidyPhone} from '../../widgets/shared/forms/phone.ts'
import {teamContactSuite} from '../../widgets/team-contact/suite.ts'
import {startApi, type TestApi} from './support/api.ts'
import {databases} from './support/databases.ts'

/** Enough to meet each rule many times; the seed is printed when one fails. */
const RUNS = {numRuns: 300}

/** What people and robots write, biased to what the rules look at. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'Layla',
    'Layla 2',
    'Ольга',
    'layla@example.com',
    'a@b',
    '@',
    '0',
    '00971',
  ),
  fc.stringMatching(/^[+0-9 ().-]{0,16}$/),
  fc.string({maxLength: 40}),
  fc.string({unit: 'grapheme', maxLength: 20}),
)

describe('browser and server judge alike', () => {
  let api: TestApi
  before(async () => {
    const [embedded] = databases
    assert.ok(embedded)
    api = await startApi(await embedded.prepare())
  })
  after(() => api.close())

  /** The value as a field holds it when it is left: of an email field the browser strips the ends. */
  const typed = <Values extends object>(values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (typeof value !== 'string') return [name, value]
        const plain = value.replace(/[\0\p{Surrogate}]/gu, '').trim()
        return [name, name === 'phone' ? tidyPhone(plain, {leaving: true}) : plain]
      }),
    ) as Values

  const agree = async (call: string, values: object, verdict: object) => {
    const {status, errors = {}} = await api.post(call, values)
    assert.deepEqual(errors, verdict)
    assert.equal(status, Object.keys(verdict).length ? 422 : 200)
  }

  it('a booking', () =>
    fc.assert(
      fc.asyncProperty(
        fc.record({
          name: text,
          phone: text,
          email: text,
          is_whatsapp_number: fc.boolean(),
          rentOrSale: fc.constantFrom('RENT', 'BUY', '', 'rent'),
        }),
        booking => agree('createBooking', booking, bookingSuite()(typed(booking))),
      ),
      RUNS,
    ))

  it('an enquiry', () =>
    fc.assert(
      fc.asyncProperty(fc.record({name: text, phone: text, email: text, message: text}), enquiry =>
        agree('contact', enquiry, contactSuite()(typed(enquiry))),
      ),
      RUNS,
    ))

  it('a message to a member of the team', () =>
    fc.assert(
      fc.asyncProperty(
        fc.record({name: text, team_member: text, phone: text, email: text, message: text}),
        message => agree('createTeamMemberContact', message, teamContactSuite()(typed(message))),
      ),
      RUNS,
    ))

  it('a subscription', () =>
    fc.assert(
      fc.asyncProperty(fc.record({email: text}), subscription =>
        agree('createNewsLetterSubscriber', subscription, newsletterSuite()(typed(subscription))),
      ),
      RUNS,
    ))
})
