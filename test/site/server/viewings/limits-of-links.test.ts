/** Things that links to viewings cannot do, whoever has them. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {properties} from '#server/content/tables.ts'
import {endCalendars} from '#server/viewings/calendars/end-calendars.ts'
import {newLink} from '#server/viewings/private-link.ts'
import {viewings} from '#server/viewings/tables.ts'
import {HOUR_TAKEN, TOO_MANY_MOVES} from '#trade/viewing/words.ts'
import {databases} from '../support/databases/databases.ts'
import {minutesFrom, useViewings, VILLA} from '../support/viewings/viewings.ts'

for (const database of databases) {
  describe(`limits of links to viewings, with ${database.name}`, () => {
    const lab = useViewings(database)
    const agentLink = async () => newLink(lab.orm, (await lab.rows())[0]?.id ?? '', 'agent')
    /** While the home's record has another value. */
    async function withHome(
      value: {agent: string} | {published: boolean},
      work: () => Promise<void>,
    ) {
      const give = (values: typeof value) =>
        lab.orm.update(properties).set(values).where(eq(properties.id, VILLA))
      await give(value)
      try {
        await work()
      } finally {
        await give('agent' in value ? {agent: 'anna-berg'} : {published: true})
      }
    }

    it('a cancelled viewing is not booked again, and the agent’s link is no hold', async () => {
      const token = await lab.booked(await lab.anHour())
      assert.equal((await lab.book(await agentLink())).status, 409)
      await lab.change(token, 'cancel')
      const answer = await lab.book(token)
      assert.deepEqual([answer.status, answer.message], [409, HOUR_TAKEN])
    })

    it('an hour of a home that was withdrawn is neither booked late nor moved to', async () => {
      const starts = await lab.anHour()
      const token = await lab.booked(starts)
      const later = minutesFrom(starts, 120)
      const late = await lab.held(later)
      await lab.orm
        .update(viewings)
        .set({heldUntil: sql`now() - interval '1 second'`})
        .where(eq(viewings.state, 'held'))
      await withHome({published: false}, async () => {
        const booking = await lab.book(late, {email: 'o@example.com', phone: '971507654321'})
        assert.equal(booking.status, 409)
        assert.equal((await lab.change(token, 'move', minutesFrom(starts, 240))).status, 409)
        assert.equal((await lab.change(token, 'cancel')).status, 200)
      })
    })

    it('a viewing is offered hours of its own agent, also those that it takes itself', async () => {
      const starts = await lab.anHour()
      const token = await lab.booked(starts)
      await withHome({agent: 'omar-said'}, async () => {
        const {agent, days} = await lab.hours({viewing: token})
        const offered = days.flatMap(day => day.starts)
        const beside = minutesFrom(starts, 30)
        assert.deepEqual(
          [agent, offered.includes(starts), offered.includes(beside)],
          ['anna-berg', false, true],
        )
        assert.equal((await lab.change(token, 'move', beside)).status, 200)
      })
      assert.equal((await lab.read('getViewingHours', {viewing: 'x'.repeat(43)})).status, 404)
    })

    it('a visitor moves a viewing a few times, and can cancel it then', async () => {
      const starts = await lab.anHour()
      const token = await lab.booked(starts)
      const answers = []
      for (let n = 1; n <= 7; n++)
        answers.push(await lab.change(token, 'move', minutesFrom(starts, n % 2 ? 60 : 0)))
      assert.deepEqual(
        answers.map(({status}) => status),
        [200, 200, 200, 200, 200, 200, 429],
      )
      assert.equal(answers[6]?.message, TOO_MANY_MOVES)
      assert.equal((await lab.change(token, 'cancel')).status, 200)
    })

    it('an agent who has left no longer sees by a link who the visitor is', async () => {
      const token = await lab.booked(await lab.anHour())
      const link = await agentLink()
      await lab.orm.transaction(inside => endCalendars(inside, 'omar-said'))
      assert.equal((await lab.read('getViewing', {token: link})).status, 200)
      await lab.orm.transaction(inside => endCalendars(inside, 'anna-berg'))
      assert.equal((await lab.read('getViewing', {token: link})).status, 404)
      assert.equal((await lab.read('getViewing', {token})).status, 200)
    })

    it('years that no calendar has are refused, and break nothing', async () => {
      const token = await lab.booked(await lab.anHour())
      const link = await agentLink()
      for (const day of ['0000-01-01', '0001-01-01', '1999-12-31', '9999-12-31', '2026-13-45']) {
        const starts = `${day}T23:59:00Z`
        const statuses = [
          (await lab.hold(starts)).status,
          (await lab.change(token, 'move', starts)).status,
          (await lab.change(link, 'move', starts)).status,
        ]
        assert.deepEqual(statuses, [422, 422, 422], day)
      }
    })
  })
}
