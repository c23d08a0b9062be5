/** The figures of the agency: what is counted, and what is not. */
import assert from 'node:assert/strict'
import {randomUUID} from 'node:crypto'
import {after, before, describe, it} from 'node:test'
import type {FiguresPeriod, GroupLine} from '#desk/figures/figures.ts'
import {readGroups} from '#desk/figures/groups.ts'
import {readOverview} from '#desk/figures/overview.ts'
import {readFiguresPeriod} from '#desk/figures/period.ts'
import {readResponse} from '#desk/figures/response.ts'
import {leadEvents} from '#desk/tables.ts'
import {leads} from '#server/leads/tables.ts'
import {widgetUse} from '#server/partners/tables.ts'
import {type Orm, openDatabase} from '#server/platform/db/connect.ts'
import {readSettings} from '#server/settings.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {holdDate} from '../server/support/api/clock.ts'
import {databases} from '../server/support/databases/databases.ts'

type LeadRow = typeof leads.$inferInsert

const period: FiguresPeriod = {from: '2026-03-01', to: '2026-03-03'}
/** The office's clock is four hours ahead: its day begins at 20:00 of the one before. */
const at = (moment: string) => new Date(`2026-03-${moment}:00Z`)

for (const database of databases) {
  describe(`figures of the agency, with ${database.name}`, () => {
    const opened: {close(): Promise<void>}[] = []
    let orm: Orm
    const lead = async (given: Partial<LeadRow> = {}) => {
      const id = randomUUID()
      const row = {id, form: 'contact', idempotencyKey: id, bodyHash: '', payload: {}}
      await orm.insert(leads).values({...row, receivedAt: at('02T10:00'), ...given})
      return id
    }
    before(async () => {
      const data = openDatabase(readSettings(await database.prepare()))
      opened.push(data)
      orm = await data.ready()
      await lead({receivedAt: at('01T19:59'), form: 'newsletter', fromUrl: 'about?x=1#top'})
      await lead({partner: 'alpha', widget: 'ocp-book-now', state: 'won', fromUrl: 'about/'})
      await lead({partner: 'alpha', widget: 'ocp-book-now', state: 'lost', page: '/'})
      await lead({claimedPartner: 'alpha', notAttributed: 'limit', property: 'villa'})
      await lead({
        receivedAt: at('01T20:00'),
        campaign: {utm_source: 'mail', utm_medium: 'letter', utm_campaign: 'spring', gclid: 'x'},
        ...{suspectedSpam: 'fast', fromUrl: 'https://portal.example/homes?visitor=7'},
      })
      const kept = await lead({receivedAt: at('04T00:00')})
      await lead({state: 'spam', partner: 'alpha'})
      await lead({mergedInto: kept})
      await orm.insert(widgetUse).values([
        {day: '2026-03-02', partner: 'alpha', widget: 'ocp-book-now', kind: 'view', count: 8},
        {day: '2026-03-02', partner: 'alpha', widget: 'ocp-book-now', kind: 'open', count: 4},
        {day: '2026-03-03', partner: '', widget: 'ocp-book-now', kind: 'view', count: 100},
        {day: '2026-03-04', partner: 'alpha', widget: 'ocp-book-now', kind: 'view', count: 50},
      ])
    })
    after(async () => {
      for (const one of opened) await one.close()
    })

    it('counts each day of the office, those without figures, too, and no spam or repetition', async () => {
      const {days, total, won, lost, suspected} = await readOverview(orm, period)
      const counts = days.map(({day, views, opens, enquiries}) => [day, views, opens, enquiries])
      assert.deepEqual(counts, [
        ['2026-03-01', 0, 0, 1],
        ['2026-03-02', 8, 4, 4],
        ['2026-03-03', 100, 0, 0],
      ])
      assert.deepEqual([total.views, total.opens, total.enquiries], [108, 4, 5])
      assert.deepEqual([won, lost, suspected], [1, 1, 1])
    })

    it('sets enquiries against views of the same pages: those that name a partner', async () => {
      const {days, total} = await readOverview(orm, period)
      assert.equal(total.rate, 3 / 8)
      assert.equal(days[0]?.rate, undefined, 'no views, no rate')
      assert.equal(days[2]?.rate, undefined, 'views of pages that name nobody')
    })

    const groups = async (by: Parameters<typeof readGroups>[1]) =>
      (await readGroups(orm, by, period)).map(shown)
    const shown = ({key, enquiries, won, lost, views}: GroupLine) =>
      [key.join('/'), enquiries, won, lost, views].filter(cell => cell !== undefined)

    it('groups by page without what is different for each visitor', async () => {
      assert.deepEqual(await groups('pages'), [
        ['about', 2, 1, 0],
        ['', 1, 0, 0],
        ['/', 1, 0, 1],
        ['https://portal.example/homes', 1, 0, 0],
      ])
    })

    it('groups by property, campaign and form', async () => {
      assert.deepEqual(await groups('properties'), [
        ['', 4, 1, 1],
        ['villa', 1, 0, 0],
      ])
      assert.deepEqual(await groups('campaigns'), [
        ['', 4, 1, 1],
        ['mail/letter/spring', 1, 0, 0],
      ])
      assert.deepEqual(await groups('forms'), [
        ['contact', 4, 1, 1],
        ['newsletter', 1, 0, 0],
      ])
    })

    it('groups by widget and by partner with their views, our own site apart', async () => {
      assert.deepEqual(await groups('widgets'), [
        ['ocp-book-now', 2, 1, 1, 108],
        ['(site)', 2, 0, 0, 0],
        ['', 1, 0, 0, 0],
      ])
      assert.deepEqual(await groups('partners'), [
        ['', 2, 0, 0, 100],
        ['alpha', 2, 1, 1, 8],
        ['(unknown)', 1, 0, 0, 0],
      ])
    })

    it('tells how long enquiries wait for the first thing that a person does', async () => {
      const days: FiguresPeriod = {from: '2026-04-01', to: '2026-04-30'}
      const received = new Date('2026-04-10T08:00:00Z')
      const account = randomUUID()
      const answered = async (
        hours: number,
        more: Partial<typeof leadEvents.$inferInsert> = {},
      ) => {
        const id = await lead({receivedAt: received, state: 'called'})
        const moment = new Date(received.getTime() + hours * 3_600_000)
        const event = {lead: id, at: moment, account, actor: 'Omar', what: 'state' as const}
        await orm.insert(leadEvents).values([
          {...event, ...more},
          {...event, at: new Date(moment.getTime() + 1e9), what: 'note'},
        ])
      }
      await answered(0.5)
      await answered(2, {what: 'note'})
      await answered(3, {what: 'answered'})
      await answered(30, {account: null, actor: 'operator'})
      const assigned = await lead({receivedAt: received})
      await orm
        .insert(leadEvents)
        .values({lead: assigned, account, actor: 'Omar', what: 'assigned', at: received})
      await lead({receivedAt: received, state: 'won'})
      const {median, p90, within, waiting, ...rest} = await readResponse(orm, days)
      assert.equal(median, 2.5 * 3_600)
      assert.equal(p90, Math.round((3 + 27 * 0.7) * 3_600))
      const counts = within.map(({hours, count}) => [hours, count])
      assert.deepEqual(counts, [
        [1, 1],
        [4, 2],
        [24, 0],
        [72, 1],
        [undefined, 0],
      ])
      assert.equal(waiting, 1, 'to be given to somebody is no answer')
      assert.deepEqual([rest.answered, rest.isSample], [4, false])
      const none = await readResponse(orm, {from: '2020-01-01', to: '2020-01-02'})
      assert.deepEqual([none.median, none.p90, none.waiting], [undefined, undefined, 0])
    })
  })
}

describe('the days that are asked for', () => {
  // A day of the office must not end between a period and its check.
  holdDate()

  it('the default period is thirty days', () => {
    const {from, to} = readFiguresPeriod({})
    assert.equal(to, officeDay())
    assert.equal((Date.parse(to) - Date.parse(from)) / 86_400_000, 29)
  })

  for (const [problem, given] of Object.entries({
    day: {from: '2026-02-30'},
    order: {from: '2026-03-02', to: '2026-03-01'},
    length: {from: '2025-01-01', to: '2026-01-02'},
  })) {
    it(`an invalid period gives the reason: ${problem}`, () => {
      const period = readFiguresPeriod(given)
      assert.equal(period.problem, problem)
      assert.equal(period.to, officeDay())
    })
  }

  it('may be 366', () => {
    assert.equal(readFiguresPeriod({from: '2025-01-01', to: '2026-01-01'}).problem, undefined)
  })
})
