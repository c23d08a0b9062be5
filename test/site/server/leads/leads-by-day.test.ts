import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {leadHooks} from '#server/lead-hooks.ts'
import {leadStore} from '#server/leads/lead-store.ts'
import {type LeadsOfDay, storedByDay, withWaiting} from '#server/leads/leads-by-day.ts'
import {useDatabase} from '../support/databases/one-database.ts'
import {leadOf} from '../support/leads/leads.ts'

/** In Dubai, four hours ahead of UTC, a day begins at 20:00 of the day before. */
const DAY = {from: '2026-11-21', to: '2026-11-21'}
const leadAt = (receivedAt: string, partner?: string, suspectedSpam: string | null = null) => ({
  ...leadOf('A', {partner}),
  ...{receivedAt, suspectedSpam},
})
const lineOf = (day: string, partner: string, leads: number, suspected = 0) => ({
  ...{day, partner, leads, suspected},
})

describe('stored leads by office day and partner', () => {
  const one = useDatabase()
  const store = (...leads: ReturnType<typeof leadAt>[]) =>
    leadStore({database: one.database, hooks: leadHooks}).insert(leads)
  const count = async (period: Parameters<typeof storedByDay>[1], except: string[] = []) => {
    const lines = await storedByDay(one.orm, period, except)
    const place = ({day, partner}: LeadsOfDay) => `${day} ${partner}`
    return lines.sort((a, b) => (place(a) < place(b) ? -1 : 1))
  }

  it('storedByDay() returns no lines without leads', async () => {
    assert.deepEqual(await count(DAY), [])
  })

  it('storedByDay() counts leads from midnight to midnight in Dubai', async () => {
    await store(
      leadAt('2026-11-20T19:59:59.999Z'),
      leadAt('2026-11-20T20:00:00Z'),
      leadAt('2026-11-21T19:59:59.999Z'),
      leadAt('2026-11-21T20:00:00Z'),
    )
    assert.deepEqual(await count(DAY), [lineOf('2026-11-21', '', 2)])
    assert.deepEqual(await count({from: '2026-11-20', to: '2026-11-22'}), [
      lineOf('2026-11-20', '', 1),
      lineOf('2026-11-21', '', 2),
      lineOf('2026-11-22', '', 1),
    ])
  })

  it('storedByDay() counts leads and suspected spam for each partner', async () => {
    const noon = '2026-11-21T08:00:00Z'
    await store(
      leadAt(noon, 'gulf-homes'),
      leadAt(noon, 'gulf-homes', 'too fast'),
      leadAt(noon, 'marina-desk'),
      leadAt(noon),
    )
    const gulf = lineOf('2026-11-21', 'gulf-homes', 2, 1)
    const none = lineOf('2026-11-21', '', 1)
    assert.deepEqual(await count(DAY), [none, gulf, lineOf('2026-11-21', 'marina-desk', 1)])
    assert.deepEqual(await count({...DAY, partner: 'gulf-homes'}), [gulf])
    assert.deepEqual(await count({...DAY, partner: ''}), [])
  })

  it('storedByDay() leaves out the leads with the given ids', async () => {
    const [one, other] = [leadAt('2026-11-21T08:00:00Z'), leadAt('2026-11-21T09:00:00Z')]
    await store(one, other)
    assert.deepEqual(await count(DAY, [one.id]), [lineOf('2026-11-21', '', 1)])
  })
})

describe('waiting leads by office day and partner', () => {
  const stored = [lineOf('2026-11-21', 'gulf-homes', 3, 1)]

  it('withWaiting() adds waiting leads to the stored counts without mutating them', () => {
    const waiting = [
      leadAt('2026-11-21T08:00:00Z', 'gulf-homes'),
      leadAt('2026-11-21T08:00:00Z', 'gulf-homes', 'too fast'),
    ]
    assert.deepEqual(withWaiting(stored, waiting, DAY), [lineOf('2026-11-21', 'gulf-homes', 5, 2)])
    assert.deepEqual(stored, [lineOf('2026-11-21', 'gulf-homes', 3, 1)])
  })

  it('withWaiting() adds lines for days and partners without stored leads', () => {
    const period = {from: '2026-11-20', to: '2026-11-21'}
    const waiting = [
      leadAt('2026-11-20T08:00:00Z', 'gulf-homes'),
      leadAt('2026-11-21T08:00:00Z', undefined, 'too fast'),
      leadAt('2026-11-21T09:00:00Z'),
    ]
    assert.deepEqual(withWaiting(stored, waiting, period), [
      ...stored,
      lineOf('2026-11-20', 'gulf-homes', 1),
      lineOf('2026-11-21', '', 2, 1),
    ])
  })

  it('withWaiting() counts by days in Dubai, the first and the last included', () => {
    const period = {from: '2026-11-20', to: '2026-11-21'}
    const waiting = [
      leadAt('2026-11-19T19:59:59Z'),
      leadAt('2026-11-19T20:00:00Z'),
      leadAt('2026-11-21T19:59:59Z'),
      leadAt('2026-11-21T20:00:00Z'),
    ]
    assert.deepEqual(withWaiting([], waiting, period), [
      lineOf('2026-11-20', '', 1),
      lineOf('2026-11-21', '', 1),
    ])
  })

  it('withWaiting() counts only leads of the requested partner', () => {
    const noon = '2026-11-21T08:00:00Z'
    const waiting = [leadAt(noon, 'gulf-homes'), leadAt(noon, 'marina-desk'), leadAt(noon)]
    const period = {...DAY, partner: 'marina-desk'}
    assert.deepEqual(withWaiting([], waiting, period), [lineOf('2026-11-21', 'marina-desk', 1)])
  })
})
