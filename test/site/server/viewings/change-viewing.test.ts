import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import {newLink} from '#server/viewings/private-link.ts'
import {viewings} from '#server/viewings/tables.ts'
import {HOUR_TAKEN, VIEWING_OVER} from '#trade/viewing/words.ts'
import {databases} from '../support/databases/databases.ts'
import {minutesFrom, useViewings, VILLA, visitor} from '../support/viewings/viewings.ts'

for (const database of databases) {
  describe(`changing a viewing, with ${database.name}`, () => {
    const lab = useViewings(database)

    const row = async () => (await lab.rows())[0] ?? assert.fail('no viewing')
    const agentLink = async () => newLink(lab.orm, (await row()).id, 'agent')
    const stored = async () => {
      const {state, startsAt, sequence, acceptedAt} = await row()
      return {state, starts: startsAt.toISOString(), sequence, accepted: acceptedAt !== null}
    }

    it('the visitor’s link shows the viewing, and only the agent’s shows the visitor', async () => {
      const starts = await lab.anHour()
      const token = await lab.booked(starts)
      const own = await lab.read('getViewing', {token, lang: 'fr'})
      assert.equal(own.headers['cache-control'], 'no-store')
      const {id, ...facts} = own.data as Record<string, unknown>
      assert.equal(id, (await row())?.id)
      assert.deepEqual(facts, {
        ...{sequence: 0, role: 'visitor', state: 'booked', mode: 'person', accepted: false},
        ...{starts, ends: minutesFrom(starts, 60)},
        ...{agent: 'anna-berg', agent_name: 'Anna Berg', agent_phone: '+971 50 000 0001'},
        ...{slug: VILLA, home: 'Villa au jardin'},
      })
      const {data} = await lab.read('getViewing', {token: await agentLink()})
      const {role, name, phone, email} = data as Record<string, string>
      assert.deepEqual(
        [role, name, phone, email],
        ['agent', visitor.name, '+971501234567', visitor.email],
      )
    })

    it('reading by a link changes nothing, and an unknown link is answered 404', async () => {
      const token = await lab.booked(await lab.anHour())
      const before = await row()
      for (const name of ['getViewing', 'changeViewing', 'createViewing'])
        await lab.api.app.inject({url: `/api/v1/user/${name}`, query: {token, task: 'cancel'}})
      assert.deepEqual(await row(), before)
      assert.equal((await lab.read('getViewing', {token: 'x'.repeat(43)})).status, 404)
      assert.equal((await lab.change('x'.repeat(43), 'cancel')).status, 404)
    })

    it('a viewing can be confirmed and cancelled, but not moved, once hours are no longer offered', async () => {
      const starts = await lab.anHour()
      const token = await lab.booked(starts)
      await lab.withoutHours(async () => {
        assert.equal((await lab.read('getViewingHours', {slug: VILLA})).status, 404)
        assert.equal((await lab.change(token, 'move', minutesFrom(starts, 60))).status, 404)
        assert.equal((await lab.change(await agentLink(), 'accept')).status, 200)
        assert.equal((await lab.change(token, 'cancel')).status, 200)
      })
      assert.equal((await stored()).state, 'cancelled')
    })

    it('a viewing that the visitor cancels gives its hour back, once and for all', async () => {
      const starts = await lab.anHour()
      const token = await lab.booked(starts)
      for (let n = 0; n < 2; n++) assert.equal((await lab.change(token, 'cancel')).status, 200)
      assert.deepEqual(await stored(), {state: 'cancelled', starts, sequence: 1, accepted: false})
      assert.ok((await lab.starts()).includes(starts))
      assert.equal((await lab.change(token, 'move', minutesFrom(starts, 60))).status, 409)
    })

    it('the visitor moves a viewing to another offered hour, even one that overlaps it', async () => {
      const starts = await lab.anHour()
      const token = await lab.booked(starts)
      const later = minutesFrom(starts, 30)
      for (let n = 0; n < 2; n++) assert.equal((await lab.change(token, 'move', later)).status, 200)
      assert.deepEqual(await stored(), {
        ...{state: 'booked', starts: later, sequence: 1, accepted: false},
      })
      const night = minutesFrom(starts, -5 * 60)
      const refused = await lab.change(token, 'move', night)
      assert.deepEqual([refused.status, refused.message], [409, HOUR_TAKEN])
    })

    it('nobody moves a viewing to an hour that somebody else has', async () => {
      const starts = await lab.anHour()
      const token = await lab.booked(starts)
      const link = await agentLink()
      const other = minutesFrom(starts, 120)
      await lab.booked(other, {slug: VILLA}, {email: 'omar@example.com', phone: '971507654321'})
      for (const one of [token, link]) {
        const answer = await lab.change(one, 'move', other)
        assert.deepEqual([answer.status, answer.message], [409, HOUR_TAKEN])
      }
    })

    it('the agent accepts an hour, which calendars need not hear of', async () => {
      const starts = await lab.anHour()
      await lab.booked(starts)
      const link = await agentLink()
      for (let n = 0; n < 2; n++) assert.equal((await lab.change(link, 'accept')).status, 200)
      assert.deepEqual(await stored(), {state: 'booked', starts, sequence: 0, accepted: true})
    })

    it('the agent moves a viewing to any hour to come, outside of the office’s, too', async () => {
      const starts = await lab.anHour()
      await lab.booked(starts)
      const link = await agentLink()
      const night = minutesFrom(starts, -5 * 60)
      assert.equal((await lab.change(link, 'move', night)).status, 200)
      assert.deepEqual(await stored(), {
        state: 'booked',
        starts: night,
        sequence: 1,
        accepted: true,
      })
      assert.equal((await lab.change(link, 'move', '2020-01-01T10:00:00Z')).status, 409)
    })

    it('a viewing that the agent declines can be moved by its visitor', async () => {
      const starts = await lab.anHour()
      const token = await lab.booked(starts)
      assert.equal((await lab.change(await agentLink(), 'decline')).status, 200)
      assert.ok((await lab.starts()).includes(starts))
      assert.ok(!(await lab.starts({viewing: token})).includes(starts))
      assert.equal((await lab.change(token, 'move', starts)).status, 409)
      const later = minutesFrom(starts, 60)
      assert.equal((await lab.change(token, 'move', later)).status, 200)
      assert.deepEqual(await stored(), {
        ...{state: 'booked', starts: later, sequence: 2, accepted: false},
      })
    })

    it('a link is good for the tasks of its own person alone', async () => {
      const token = await lab.booked(await lab.anHour())
      const link = await agentLink()
      const statuses = [
        (await lab.change(token, 'accept')).status,
        (await lab.change(token, 'decline')).status,
        (await lab.change(link, 'cancel')).status,
        (await lab.change(token, 'forget')).status,
        (await lab.change(token, 'move')).status,
      ]
      assert.deepEqual(statuses, [403, 403, 403, 422, 422])
      assert.equal((await row()).sequence, 0)
    })

    it('a viewing that has begun, or is only held, is not changed', async () => {
      const starts = await lab.anHour()
      const hold = await lab.held(starts)
      assert.equal((await lab.change(hold, 'cancel')).status, 409)
      await lab.book(hold)
      await lab.orm.update(viewings).set({startsAt: sql`now() - interval '1 minute'`})
      const answer = await lab.change(hold, 'cancel')
      assert.deepEqual([answer.status, answer.message], [409, VIEWING_OVER])
    })
  })
}
