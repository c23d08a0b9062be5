import assert from 'node:assert/strict'
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {after, before, describe, it} from 'node:test'
import {issueFormToken} from '#server/leads/time-trap.ts'
import {visits} from '#server/partners/tables.ts'
import {type FormSecret, fixedSecret} from '#server/platform/form-secret.ts'
import {fromNow} from '../../../support/dates.ts'
import {type PostOptions, startApi, type TestApi} from '../support/api/api.ts'
import {databases} from '../support/databases/databases.ts'
import {booking, enquiry, teamMessage} from '../support/leads/people.ts'
import {until} from '../support/until.ts'

for (const database of databases) {
  describe(`lead forms of the API, with ${database.name}`, () => {
    let api: TestApi
    let spool: string
    before(async () => {
      const env = await database.prepare()
      spool = join(env.DATA_DIR, 'spool')
      api = await startApi(env)
    })
    after(() => api.close())

    /** Synchronous, so that no lead can reach the disk while this reads it. */
    const onDisk = () =>
      readdirSync(spool)
        .filter(name => name.endsWith('.jsonl'))
        .flatMap(name => readFileSync(join(spool, name), 'utf8').split('\n'))

    describe('success messages of the form API', () => {
      const accepted: [string, object, string][] = [
        ['contact', enquiry, 'Thank you! We will contact you shortly.'],
        ['createNewsLetterSubscriber', {email: 'a@b.ae'}, 'Thank you for subscribing.'],
        ['createBooking', booking, 'Your booking request has been received.'],
        ['createTeamMemberContact', teamMessage, 'Your message has been sent.'],
      ]
      for (const [call, payload, message] of accepted) {
        it(`${call} answers an accepted form with "${message}"`, async () => {
          const answer = await api.post(call, payload)
          assert.deepEqual([answer.status, answer.message], [200, message])
          const {id} = answer.data as {id: string}
          assert.ok((await api.stored()).some(lead => lead.id === id))
        })
      }
    })

    describe('validation messages of the form API', () => {
      const {message: _message, ...popup} = enquiry
      const refused: [string, object, Record<string, string>][] = [
        ['contact', {...enquiry, name: ''}, {name: 'Name is Required!'}],
        ['contact', {...enquiry, name: '   '}, {name: 'Name is Required!'}],
        ['contact', {...enquiry, name: 'Layla 2'}, {name: 'Please enter a valid name! '}],
        ['contact', {...enquiry, phone: ''}, {phone: 'Phone is Required!'}],
        ['contact', {...enquiry, phone: '0501234567'}, {phone: 'Please enter a valid number! '}],
        ['contact', {...enquiry, phone: '97150CALLME'}, {phone: 'Please enter a valid number! '}],
        ['contact', {...enquiry, email: ''}, {email: 'Email is Required!'}],
        ['contact', {...enquiry, email: 'layla@'}, {email: 'Email is Invalid!'}],
        ['contact', {...enquiry, message: ''}, {message: 'Message is Required!'}],
        ['contact', {...popup, name: ''}, {name: 'Name is Required!'}],
        ['contact', {...popup, email: 'layla@'}, {email: 'Email is Invalid!'}],
        ['contact', {}, {name: 'Name is Required!', phone: 'Phone is Required!'}],
        ['createNewsLetterSubscriber', {email: 'layla'}, {email: 'Invalid Email'}],
        ['createNewsLetterSubscriber', {}, {email: 'Invalid Email'}],
        ['createBooking', {...booking, name: ''}, {name: 'Name is Required!'}],
        ['createBooking', {...booking, name: 'R2D2'}, {name: 'Please enter a valid name! '}],
        ['createBooking', {...booking, phone: ''}, {phone: 'Phone is Required!'}],
        ['createBooking', {...booking, phone: '0501'}, {phone: 'Please enter a valid phone! '}],
        ['createBooking', {...booking, email: ''}, {email: ' Required! '}],
        ['createBooking', {...booking, email: 'omar'}, {email: ' Invalid Email ! '}],
        ['createBooking', {...booking, rentOrSale: ''}, {rentOrSale: 'Required!'}],
        ['createBooking', {...booking, rentOrSale: 'LEASE'}, {rentOrSale: 'Required!'}],
        ['createTeamMemberContact', {...teamMessage, name: ' '}, {name: 'Name is Required!'}],
        ['createTeamMemberContact', {...teamMessage, phone: ''}, {phone: 'Phone is Required!'}],
        ['createTeamMemberContact', {...teamMessage, email: ''}, {email: 'Email is Required!'}],
        ['createTeamMemberContact', {...teamMessage, email: 'omar@'}, {email: 'Email is Invalid!'}],
        [
          'createTeamMemberContact',
          {...teamMessage, message: ''},
          {message: 'Message is Required!'},
        ],
        [
          'createTeamMemberContact',
          {...teamMessage, team_member: ''},
          {team_member: 'Please choose a member of the team.'},
        ],
        // Values that our own forms cannot send.
        ['contact', {...enquiry, name: 5}, {name: 'name must be text.'}],
        ['contact', {...enquiry, message: ['hi']}, {message: 'message must be text.'}],
        [
          'createBooking',
          {...booking, is_whatsapp_number: 'yes'},
          {is_whatsapp_number: 'is_whatsapp_number must be true or false.'},
        ],
        [
          'contact',
          {...enquiry, message: 'x'.repeat(10_001)},
          {message: 'message may have at most 10000 characters.'},
        ],
        [
          'contact',
          {...enquiry, name: 'x'.repeat(321)},
          {name: 'name may have at most 320 characters.'},
        ],
      ]
      for (const [call, payload, errors] of refused) {
        const [first] = Object.values(errors)
        const invalid = Object.entries(payload).find(([field]) => field in errors) ?? ['no fields']
        it(`${call} rejects ${JSON.stringify(invalid).slice(0, 40)} with "${first}"`, async () => {
          const answer = await api.post(call, payload)
          assert.deepEqual([answer.status, answer.message, answer.errors], [422, first, errors])
        })
      }

      it('a form that fails validation is not stored', async () => {
        const before = await api.stored()
        await api.post('contact', {...enquiry, name: 'Layla 2', email: 'never@stored.ae'})
        assert.equal((await api.stored()).length, before.length)
      })
    })

    it('a lead is on disk by the time its request is answered', async () => {
      const answer = await api.post('contact', {...enquiry, message: 'at once'})
      assert.equal(answer.status, 200)
      assert.ok(onDisk().some(line => line.includes('at once')))
    })

    it('a lead is on disk when accept() resolves, with or without a key', async () => {
      for (const key of [undefined, 'on-disk']) {
        const payload = {...enquiry, message: `accepted with ${key}`}
        await api.leads.accept({form: 'contact', payload, key, context: {}, suspectedSpam: null})
        assert.ok(onDisk().some(line => line.includes(payload.message)))
      }
    })

    describe('normalized fields of a stored lead', () => {
      it('a stored lead has its phone reduced to digits', async () => {
        const lead = await send('contact', {...enquiry, phone: ' 00 (971) 50-123.45–67 '})
        assert.equal(lead.phone, '971501234567')
      })

      it('a stored lead has its number as it can be called, where the country is known', async () => {
        const stored = async (phone: string, query = {}) => {
          const message = crypto.randomUUID()
          const lead = await send('contact', {...enquiry, phone, message}, {query})
          return [lead.phone, lead.phoneE164]
        }
        assert.deepEqual(await stored('+65 6123 4567'), ['6561234567', '+6561234567'])
        assert.deepEqual(await stored('6561234567', {phone: 'international'}), [
          ...['6561234567', '+6561234567'],
        ])
        assert.deepEqual(await stored('6561234567'), ['6561234567', null])
        assert.deepEqual(await stored('+44 020 7946 0018'), ['442079460018', '+442079460018'])
        assert.deepEqual(await stored('50 123 4567'), ['971501234567', '+971501234567'])
      })

      it('a stored lead has its name trimmed and inner spaces kept', async () => {
        const lead = await send('contact', {...enquiry, name: '  Anna  Maria '})
        assert.equal(lead.name, 'Anna  Maria')
      })

      it('a stored lead keeps Cyrillic text and emoji unchanged', async () => {
        const message = 'Квартира «у моря», вид ☀️ — élégant'
        const lead = await send('contact', {...enquiry, name: 'Анна', message})
        assert.deepEqual([lead.name, lead.message], ['Анна', message])
      })

      it('a stored lead has no NUL characters or lone surrogates in its text', async () => {
        const lead = await send('contact', {...enquiry, message: 'a\u0000b\ud800c'})
        assert.equal(lead.message, 'abc')
      })

      it('a stored lead has all fields of its form and no unknown ones', async () => {
        const lead = await send('createBooking', {...booking, admin: true, __proto_: {}})
        assert.deepEqual(lead.payload, booking)
      })

      it('a stored lead has false for a checkbox that the request omits', async () => {
        const {is_whatsapp_number: _absent, ...rest} = booking
        const lead = await send('createBooking', rest)
        assert.equal(lead.payload.is_whatsapp_number, false)
      })

      it('a name is stored without what turns the direction of reading, and with its joiners', async () => {
        const email = 'direction@example.com'
        const name = '\u202aevil\u202egpj \u2066Sara\u2069 علی\u200cرضا'
        assert.equal((await api.post('contact', {...enquiry, email, name})).status, 200)
        const lead = (await api.stored()).find(stored => stored.email === email)
        assert.equal(lead?.name, 'evilgpj Sara علی\u200cرضا')
      })

      it('a campaign that is too long is cut between characters, so that it can be stored', async () => {
        const email = 'cut@example.com'
        const query = {utm_campaign: `${'x'.repeat(299)}😀😀`}
        assert.equal((await api.post('contact', {...enquiry, email}, {query})).status, 200)
        const lead = (await api.stored()).find(stored => stored.email === email)
        assert.deepEqual(lead?.campaign, {utm_campaign: `${'x'.repeat(299)}😀`})
      })

      it('a stored lead has the partner, campaign and language of its query', async () => {
        const campaign = {utm_source: 'portal', utm_campaign: 'marina', gclid: 'abc'}
        const query = {...campaign, partner: 'gulf-homes', lang: 'ru', email: 'x@y.ae'}
        const lead = await send('contact', enquiry, {query})
        const {partner, locale} = lead
        assert.deepEqual([partner, locale, lead.campaign], ['gulf-homes', 'ru', campaign])
      })

      it('a stored lead names its widget where there is one of that name, and a partner', async () => {
        const widgetOf = async (query: Record<string, string>) =>
          (await send('contact', {...enquiry, message: crypto.randomUUID()}, {query})).widget
        const [partner, widget] = ['gulf-homes', 'ocp-contact-form']
        assert.equal(await widgetOf({partner, widget}), widget)
        assert.equal(await widgetOf({widget}), null)
        assert.equal(await widgetOf({partner, widget: 'made-up'}), null)
      })

      it('a lead from the popup form is stored without email and message', async () => {
        const lead = await send('contact', {name: 'Popup', phone: '97141234567'})
        assert.deepEqual([lead.email, lead.message], [null, null])
      })

      /** Sends a form and returns the one lead that it added. */
      async function send(call: string, payload: object, options?: PostOptions) {
        const before = new Set((await api.stored()).map(({id}) => id))
        const answer = await api.post(call, payload, options)
        assert.equal(answer.status, 200, answer.message)
        const added = (await api.stored()).filter(({id}) => !before.has(id))
        assert.equal(added.length, 1)
        const [lead] = added
        assert.ok(lead)
        return lead
      }
    })

    describe('spam suspicion of stored leads', () => {
      const cases: [string, object, () => Record<string, string>, string | null][] = [
        ['without signs of spam', {}, () => ({}), null],
        ['with the hidden field filled', {website: 'http://spam'}, () => ({}), 'honeypot'],
        ['with a made-up token', {}, () => ({form: 'abc.def'}), 'forged token'],
        [
          'with a token of another server',
          {},
          () => token(fixedSecret('other'), 9_000),
          'forged token',
        ],
        // Issued ahead of the clock: a busy machine may take longer than two seconds.
        ['sent within two seconds', {}, () => token(api.secret, -60_000), 'too fast'],
        ['sent after two seconds', {}, () => token(api.secret, 2_100), null],
      ]
      const token = (secret: FormSecret, age: number) => ({
        form: issueFormToken(secret, fromNow(-age).getTime()),
      })
      for (const [what, extra, query, reason] of cases) {
        it(`a lead ${what} is stored with suspectedSpam: ${reason}`, async () => {
          const email = `${what.replaceAll(/\W/g, '')}@robots.ae`
          const answer = await api.post('contact', {...enquiry, ...extra, email}, {query: query()})
          assert.equal(answer.status, 200)
          const lead = (await api.stored()).find(stored => stored.email === email)
          assert.ok(lead)
          assert.deepEqual([lead.suspectedSpam, 'website' in lead.payload], [reason, false])
        })
      }
    })

    describe('idempotency key of the form API', () => {
      const keyed = (key: string) => ({headers: {'idempotency-key': key}})
      const withKey = async (key: string) =>
        (await api.stored()).filter(lead => lead.idempotencyKey.split(' ').at(-1) === key)

      it('an idempotency key sent twice stores one lead and gets the same answer', async () => {
        const first = await api.post('createBooking', booking, keyed('same'))
        const reordered = Object.fromEntries(Object.entries(booking).reverse())
        const second = await api.post('createBooking', reordered, keyed('same'))
        assert.deepEqual([first.status, second.status], [200, 200])
        assert.equal(first.message, second.message)
        assert.equal((await withKey('same')).length, 1)
      })

      it('50 concurrent requests with one idempotency key store one lead', async () => {
        const answers = await Promise.all(
          Array.from({length: 50}, () => api.post('createBooking', booking, keyed('fifty'))),
        )
        assert.deepEqual([...new Set(answers.map(({status}) => status))], [200])
        assert.equal((await withKey('fifty')).length, 1)
        const count = onDisk().filter(line => line.includes('"key":"createBooking fifty"')).length
        assert.equal(count, 1)
      })

      it('an idempotency key that another form used is not used up', async () => {
        await api.post('createBooking', booking, keyed('taken'))
        assert.equal((await api.post('contact', enquiry, keyed('taken'))).status, 200)
        assert.equal((await withKey('taken')).length, 2)
      })

      it('an idempotency key reused with other content gets 409 and stores nothing', async () => {
        await api.post('createBooking', booking, keyed('other'))
        const answer = await api.post('createBooking', {...booking, name: 'Else'}, keyed('other'))
        assert.equal(answer.status, 409)
        assert.match(answer.message, /Idempotency-Key came before with another content/)
        const names = (await withKey('other')).map(({name}) => name)
        assert.deepEqual(names, [booking.name])
      })

      it('concurrent requests with one key and different content get 200 and 409', async () => {
        const contents = [booking, {...booking, name: 'Else'}]
        const answers = await Promise.all(
          contents.map(content => api.post('createBooking', content, keyed('rivals'))),
        )
        assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409])
        assert.equal((await withKey('rivals')).length, 1)
      })

      it('an idempotency key can be reused after its request failed validation', async () => {
        const rejected = await api.post('contact', {...enquiry, name: ''}, keyed('mended'))
        const corrected = await api.post('contact', enquiry, keyed('mended'))
        assert.deepEqual([rejected.status, corrected.status], [422, 200])
      })

      it('an idempotency key with a space is rejected with 400', async () => {
        const answer = await api.post('contact', enquiry, keyed('a b'))
        assert.equal(answer.status, 400)
        assert.match(answer.message, /Idempotency-Key must be/)
      })

      it('equal requests without an idempotency key are stored separately', async () => {
        const before = (await api.stored()).length
        await api.post('contact', enquiry)
        await api.post('contact', enquiry)
        assert.equal((await api.stored()).length, before + 2)
      })

      it('an idempotency key is still known after a server restart', async () => {
        const env = await database.prepare()
        const first = await startApi(env)
        await first.post('createBooking', booking, keyed('again'))
        await first.stored()
        await first.close()
        const second = await startApi(env)
        try {
          // A request does not wait for a slow database: then both would be accepted.
          await second.database.ready()
          const other = await second.post('createBooking', {...booking, name: 'E'}, keyed('again'))
          const same = await second.post('createBooking', booking, keyed('again'))
          assert.deepEqual([same.status, other.status], [200, 409])
          assert.equal((await second.stored()).length, 1)
        } finally {
          await second.close()
        }
      })
    })

    it('visitUser adds each visit to one count per day', async () => {
      await Promise.all([api.post('visitUser', {}), api.post('visitUser', {})])
      const answer = await api.app.inject({method: 'POST', url: '/api/v1/user/visitUser'})
      assert.equal(answer.statusCode, 200)
      const orm = await api.database.ready()
      const days = await until(async () => {
        const rows = await orm.select().from(visits)
        return rows.length > 0 ? rows : undefined
      })
      const counts = days.map(({count}) => count)
      assert.deepEqual(counts, [3])
    })

    it('GET /readyz reports the database up and the spool accepting leads', async () => {
      const answer = await api.app.inject('/readyz')
      assert.equal(answer.statusCode, 200)
      assert.deepEqual(answer.json().data, {
        database: 'up',
        spool: 'accepting',
        waiting: 0,
        damaged: 0,
        storage: 'up',
        deliveries: {waiting: 0, oldest: null, failed: 0},
      })
    })

    it('/operator/leads/export lists every lead, but only with the operator token', async () => {
      await api.post('contact', {...enquiry, name: 'Listed'})
      const {length} = await api.stored()
      const {body} = await api.operate('leads/export')
      const lines = body
        .trim()
        .split('\n')
        .map(line => JSON.parse(line))
      assert.deepEqual(lines.pop(), {end: true})
      assert.equal(lines.length, length)
      assert.ok(lines.some(({lead}) => lead.name === 'Listed'))
      assert.equal((await api.operate('leads/export', {}, 'somebody')).statusCode, 401)
    })

    it('accepted and rejected forms log no personal data', async () => {
      const query = {partner: 'partner-in-log', utm_source: 'source-in-log'}
      await api.post('contact', {...enquiry, name: 'Secret Name'}, {query, address: '203.0.113.77'})
      await api.post('contact', {...enquiry, name: 'Secret 5'}, {address: '203.0.113.77'})
      await api.leads.settled()
      assert.match(api.log(), /"route":"\/api\/v1\/user\/contact"/)
      for (const personal of ['Secret', enquiry.phone, enquiry.email, 'in-log', '203.0.113.77']) {
        assert.equal(api.log().includes(personal), false, personal)
      }
    })
  })
}
