import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {type LeadDraft, makeLead, parseLead} from '#server/leads/lead.ts'
import {leadOf} from '../support/leads/leads.ts'

const draft: LeadDraft = {
  form: 'contact',
  payload: {name: 'Layla', phone: '97150'},
  context: {partner: 'gulf-homes', locale: 'fr', campaign: {gclid: 'g1'}},
  suspectedSpam: 'too fast',
  key: 'k1',
}
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('lead record', () => {
  it('makeLead() keeps the draft and adds an id, a hash and the time', test => {
    const now = '2026-11-28T19:59:59.123Z'
    test.mock.timers.enable({apis: ['Date'], now: Date.parse(now)})
    const {id, bodyHash, receivedAt, ...lead} = makeLead(draft)
    assert.deepEqual(lead, draft)
    assert.match(id, UUID)
    assert.match(bodyHash, /^[\w-]{43}$/)
    assert.equal(receivedAt, now)
  })

  it('makeLead() uses the id under which files are already stored', () => {
    assert.equal(makeLead({...draft, id: 'of-its-files'}).id, 'of-its-files')
  })

  it('makeLead() creates a unique key when the sender gave none', () => {
    const [one, other] = [1, 2].map(() => makeLead({...draft, key: undefined}))
    assert.match(one?.key ?? '', UUID)
    assert.notEqual(one?.key, other?.key)
    assert.notEqual(one?.key, one?.id)
  })

  describe('content hash of a lead', () => {
    const hashOf = (payload: Record<string, unknown>, form = 'contact') =>
      makeLead({...draft, payload, form}).bodyHash

    it('the content hash does not depend on the order of the fields', () => {
      const hash = hashOf({a: '1', b: '2', c: '3'})
      assert.equal(hashOf({c: '3', b: '2', a: '1'}), hash)
      assert.equal(hashOf({b: '2', a: '1', c: '3'}), hash)
    })

    it('the content hash depends on the content of files, not on their path', () => {
      const file = (path: string, sha256 = 's') => ({media: {path, sha256, name: 'cv.pdf'}})
      assert.equal(hashOf(file('uploads/1/1.pdf')), hashOf(file('uploads/2/1.pdf')))
      assert.notEqual(hashOf(file('uploads/1/1.pdf')), hashOf(file('uploads/1/1.pdf', 'other')))
    })

    it('the content hash differs by form, field and value', () => {
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

describe('spool line', () => {
  it('parseLead() returns the lead of a complete line', () => {
    const lead = leadOf('Layla')
    assert.deepEqual(parseLead(JSON.stringify(lead)), lead)
  })

  it('parseLead() rejects a torn line', () => {
    const line = JSON.stringify(leadOf('Layla'))
    for (const torn of ['', line.slice(0, -1), line.slice(0, 20), '\0\0\0']) {
      assert.equal(parseLead(torn), undefined)
    }
  })

  it('parseLead() rejects a line with other JSON', () => {
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
    it(`parseLead() rejects a lead whose ${name} is ${JSON.stringify(value)}`, () => {
      assert.equal(parseLead(JSON.stringify({...leadOf('Layla'), [name]: value})), undefined)
    })
  }

  it('parseLead() accepts leads received in 1970 and in 2100', () => {
    for (const receivedAt of ['1970-01-01T00:00:00.000Z', '2100-02-28T23:59:59.999Z']) {
      const lead = {...leadOf('Layla'), receivedAt}
      assert.deepEqual(parseLead(JSON.stringify(lead)), lead)
    }
  })

  for (const name of ['id', 'form', 'key', 'bodyHash', 'receivedAt', 'payload', 'context']) {
    it(`parseLead() rejects a lead without ${name}`, () => {
      assert.equal(parseLead(JSON.stringify({...leadOf('Layla'), [name]: undefined})), undefined)
    })
  }
})
