import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {type LeadDraft, makeLead, parseLead} from '../../../../site/server/leads/lead.ts'
import {leadOf} from '../support/leads/leads.ts'

const draft: LeadDraft = {
  form: 'contact',
  payload: {name: 'Layla', phone: '97150'},
  context: {partner: 'gulf-homes', locale: 'fr', campaign: {gclid: 'g1'}},
  suspectedSpam: 'too fast',
  key: 'k1',
}
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('a lead', () => {
  it('keeps what was sent, and when', () => {
    const before = Date.now()
    const {id, bodyHash, receivedAt, ...lead} = makeLead(draft)
    assert.deepEqual(lead, draft)
    assert.match(id, UUID)
    assert.match(bodyHash, /^[\w-]{43}$/)
    assert.match(receivedAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    assert.ok(Date.parse(receivedAt) >= before && Date.parse(receivedAt) <= Date.now())
  })

  it('has the id under which its files lie already', () => {
    assert.equal(makeLead({...draft, id: 'of-its-files'}).id, 'of-its-files')
  })

  it('has a key of its own where the sender gave none', () => {
    const [one, other] = [1, 2].map(() => makeLead({...draft, key: undefined}))
    assert.match(one?.key ?? '', UUID)
    assert.notEqual(one?.key, other?.key)
    assert.notEqual(one?.key, one?.id)
  })

  describe('has the same hash', () => {
    const hashOf = (payload: Record<string, unknown>, form = 'contact') =>
      makeLead({...draft, payload, form}).bodyHash

    it('for the same content, in whatever order the fields came', () => {
      const hash = hashOf({a: '1', b: '2', c: '3'})
      assert.equal(hashOf({c: '3', b: '2', a: '1'}), hash)
      assert.equal(hashOf({b: '2', a: '1', c: '3'}), hash)
    })

    it('for the same files, wherever they were put', () => {
      const file = (path: string, sha256 = 's') => ({media: {path, sha256, name: 'cv.pdf'}})
      assert.equal(hashOf(file('uploads/1/1.pdf')), hashOf(file('uploads/2/1.pdf')))
      assert.notEqual(hashOf(file('uploads/1/1.pdf')), hashOf(file('uploads/1/1.pdf', 'other')))
    })

    it('and another for another form, field or value', () => {
      const all = [
        hashOf({name: 'a'}),
        hashOf({name: 'b'}),
        hashOf({email: 'a'}),
        hashOf({name: 'a', email: ''}),
        hashOf({name: 'a'}, 'newsletter'),
      ]
      assert.equal(new Set(all).size, all.length)
    })
  })
})

describe('a line of the spool', () => {
  it('is read back as the lead that it is', () => {
    const lead = leadOf('Layla')
    assert.deepEqual(parseLead(JSON.stringify(lead)), lead)
  })

  it('is no lead when it is torn', () => {
    const line = JSON.stringify(leadOf('Layla'))
    for (const torn of ['', line.slice(0, -1), line.slice(0, 20), '\0\0\0']) {
      assert.equal(parseLead(torn), undefined)
    }
  })

  it('is no lead when something else is written there', () => {
    for (const other of ['null', '5', '"lead"', '[]', '{}', 'true']) {
      assert.equal(parseLead(other), undefined)
    }
  })

  const wrong: [name: string, value: unknown][] = [
    ...(['id', 'form', 'key', 'bodyHash'] as const).map(name => [name, 5] as [string, unknown]),
    ...['garbage', '2026-02-31T08:00:00.000Z', '', 5, '+275760-09-13T00:00:00.000Z'].map(
      value => ['receivedAt', value] as [string, unknown],
    ),
    ...['text', null, [], 5].map(value => ['payload', value] as [string, unknown]),
    ...[undefined, null, 'text', {partner: 5}, {locale: {}}, {campaign: {gclid: 5}}].map(
      value => ['context', value] as [string, unknown],
    ),
    ['suspectedSpam', {}],
  ]
  for (const [name, value] of wrong) {
    it(`is no lead when its ${name} is ${JSON.stringify(value)}`, () => {
      assert.equal(parseLead(JSON.stringify({...leadOf('Layla'), [name]: value})), undefined)
    })
  }

  it('is a lead whatever year the clock said', () => {
    for (const receivedAt of ['1970-01-01T00:00:00.000Z', '2100-02-28T23:59:59.999Z']) {
      const lead = {...leadOf('Layla'), receivedAt}
      assert.deepEqual(parseLead(JSON.stringify(lead)), lead)
    }
  })

  for (const name of ['id', 'form', 'key', 'bodyHash', 'receivedAt', 'payload', 'context']) {
    it(`is no lead without ${name}`, () => {
      assert.equal(parseLead(JSON.stringify({...leadOf('Layla'), [name]: undefined})), undefined)
    })
  }
})
