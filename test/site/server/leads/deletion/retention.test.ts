import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {momentBefore, parseAge} from '#server/leads/deletion/age.ts'
import {expiredNow, expiredOf, isExpired, readRetention} from '#server/leads/deletion/retention.ts'

describe('age of enquiries', () => {
  const now = new Date('2026-03-31T10:00:00Z')
  const ages = {
    '90d': '2025-12-31T10:00:00.000Z',
    '1m': '2026-02-28T10:00:00.000Z',
    '24m': '2024-03-31T10:00:00.000Z',
    '2y': '2024-03-31T10:00:00.000Z',
  }
  for (const [text, moment] of Object.entries(ages)) {
    it(`the age ${text} reaches back to ${moment.slice(0, 10)}`, () => {
      const age = parseAge(text)
      assert.ok(age)
      assert.equal(momentBefore(now, age).toISOString(), moment)
    })
  }

  for (const text of ['', '0m', '24', 'm', '1.5y', '24 m', '-1d', '24months', '99999d']) {
    it(`"${text}" is not an age`, () => assert.equal(parseAge(text), undefined))
  }
})

describe('LEADS_RETENTION', () => {
  const now = new Date('2026-11-22T00:00:00Z')
  const formsOf = (setting: string, receivedAt: Date) => {
    const retention = readRetention({LEADS_RETENTION: setting})
    assert.ok(retention)
    const all = expiredNow(retention, now)
    return ['contact', 'newsletter', 'applyForJobApplication'].filter(form =>
      all.some(expired => isExpired({form, receivedAt}, expired)),
    )
  }
  const yearsAgo = (years: number) => new Date(Date.UTC(2026 - years, 10, 21))

  it('unset, it deletes nothing', () => assert.equal(readRetention({}), undefined))

  it('24m deletes all forms but the newsletter', () => {
    assert.deepEqual(formsOf('24m', yearsAgo(2)), ['contact', 'applyForJobApplication'])
    assert.deepEqual(formsOf('24m', yearsAgo(1)), [])
  })

  it('a form can have a time of its own, the newsletter too', () => {
    const setting = '24m, applyForJobApplication=12m, newsletter=3y'
    assert.deepEqual(formsOf(setting, yearsAgo(1)), ['applyForJobApplication'])
    assert.deepEqual(formsOf(setting, yearsAgo(2)), ['contact', 'applyForJobApplication'])
    assert.equal(formsOf(setting, yearsAgo(3)).length, 3)
    assert.deepEqual(formsOf('applyForJobApplication=12m', yearsAgo(3)), ['applyForJobApplication'])
  })

  it('a purge leaves the newsletter unless it is named', () => {
    const lead = {form: 'newsletter', receivedAt: yearsAgo(3)}
    assert.equal(isExpired(lead, expiredOf(now)), false)
    assert.equal(isExpired(lead, expiredOf(now, 'newsletter')), true)
  })

  for (const setting of [
    '24',
    '6d',
    'bookings=24m',
    '24m,12m',
    'contact=',
    'contact=1y=2',
    '=24m',
  ]) {
    it(`"${setting}" is refused with what to write`, () => {
      assert.throws(() => readRetention({LEADS_RETENTION: setting}), {
        name: 'OperatorError',
        message: /^LEADS_RETENTION must be a time such as 24m, .*got "/,
      })
    })
  }
})
