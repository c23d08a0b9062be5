import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {properties} from '#server/content/tables.ts'
import {busyTimes, viewings} from '#server/viewings/tables.ts'
import {HOUR_TAKEN, TOO_MANY_HOURS, TOO_MANY_VIEWINGS} from '#trade/viewing/words.ts'
import {dayFrom} from '../../../support/dates.ts'
import {databases} from '../support/databases/databases.ts'
import {
  holdIn,
  minutesFrom,
  STUDIO,
  TOWERS,
  useViewings,
  VILLA,
  visitor,
} from '../support/viewings/viewings.ts'

for (const database of databases) {
  describe(`booking a viewing, with ${database.name}`, () => {
    const lab = useViewings(database)

    /** The hold is over, as after five minutes. */
    const expire = () => lab.orm.update(viewings).set({heldUntil: sql`now() - interval '1 second'`})

    it('the hours of a home are those of its agent, some days at a time', async () => {
      const first = await lab.hours({slug: VILLA, days: '2'})
      assert.deepEqual([first.agent, first.agent_name], ['anna-berg', 'Anna Berg'])
      assert.equal(first.days.length, 2)
      const next = await lab.hours({slug: VILLA, days: '2', from: first.next ?? ''})
      assert.ok((next.days[0]?.day ?? '') > (first.days[1]?.day ?? ''))
      assert.equal(next.days[0]?.day, first.next)
    })

    it('an agent has hours without a home, and one who sells nothing has none', async () => {
      assert.ok((await lab.starts({agent: 'omar-said'})).length)
      const others: Record<string, string>[] = [
        {agent: 'lina-west'},
        {agent: 'hidden-agent'},
        {slug: 'shore-flat'},
        {},
      ]
      for (const query of others)
        assert.equal((await lab.read('getViewingHours', query)).status, 404)
    })

    it('no answer with free hours is kept for long', async () => {
      const {headers} = await lab.read('getViewingHours', {slug: VILLA})
      assert.equal(headers['cache-control'], 'public, max-age=5')
    })

    it('an hour that is held is not offered to others, and comes back when its form is left', async () => {
      const starts = await lab.anHour()
      const hold = await lab.held(starts)
      assert.ok(!(await lab.starts()).includes(starts))
      const late = await lab.hold(starts)
      assert.deepEqual([late.status, late.message], [409, HOUR_TAKEN])
      assert.equal((await lab.post('releaseViewing', {hold})).status, 200)
      assert.ok((await lab.starts()).includes(starts))
    })

    it('an hour comes back five minutes after it was held', async () => {
      const starts = await lab.anHour()
      await lab.held(starts)
      await expire()
      assert.ok((await lab.starts()).includes(starts))
      assert.equal((await lab.hold(starts)).status, 200)
      assert.equal((await lab.rows()).length, 1)
    })

    it('another hour takes the place of the one that a form held', async () => {
      const starts = await lab.anHour()
      const hold = await lab.held(starts)
      const other = minutesFrom(starts, 60)
      assert.equal((await lab.hold(other, {slug: VILLA, hold})).status, 200)
      assert.deepEqual(
        (await lab.rows()).map(row => row.startsAt.toISOString()),
        [other],
      )
    })

    it('a booked hour is an enquiry about the home, to its agent, and a viewing', async () => {
      const starts = await lab.anHour()
      const hold = await lab.held(starts)
      const answer = await lab.book(hold, {message: 'With my mother.'}, {query: {lang: 'ru'}})
      assert.deepEqual([answer.status, answer.message], [200, 'Your viewing is booked.'])
      const [lead, ...others] = await lab.api.stored()
      assert.deepEqual(others, [])
      assert.deepEqual(
        [lead?.form, lead?.state, lead?.property, lead?.agent, lead?.name, lead?.phoneE164],
        ['createViewing', 'viewing', VILLA, 'anna-berg', visitor.name, '+971501234567'],
      )
      assert.match(`${lead?.payload.viewing}`, /^\d{4}-\d\d-\d\d \d\d:\d\d$/)
      const [row] = await lab.rows()
      assert.deepEqual(
        [row?.state, row?.lead, row?.locale, row?.heldUntil, row?.sender],
        ['booked', lead?.id, 'ru', null, null],
      )
      assert.ok(!(await lab.starts()).includes(starts))
    })

    it('the same hold booked twice is one viewing and one enquiry', async () => {
      const hold = await lab.held(await lab.anHour())
      const [one, two] = [await lab.book(hold), await lab.book(hold, {name: 'Somebody else'})]
      assert.deepEqual([one.status, two.status, two.data], [200, 200, one.data])
      assert.equal((await lab.api.stored()).length, 1)
    })

    it('a hold that is over still books the hour where nobody has taken it', async () => {
      const hold = await lab.held(await lab.anHour())
      await expire()
      assert.equal((await lab.book(hold)).status, 200)
    })

    it('a hold that is over books nothing where somebody else has the hour', async () => {
      const starts = await lab.anHour()
      const hold = await lab.held(starts)
      await expire()
      await lab.booked(starts)
      const answer = await lab.book(hold, {email: 'late@example.com', phone: '971507654321'})
      assert.deepEqual([answer.status, answer.message], [409, HOUR_TAKEN])
      assert.equal((await lab.api.stored()).length, 1)
    })

    it('only offered hours can be held', async () => {
      const starts = await lab.anHour()
      for (const other of [minutesFrom(starts, 7), minutesFrom(starts, -60 * 24 * 60)])
        assert.equal((await lab.hold(other)).status, 409)
    })

    const refused: [string, object, string][] = [
      ['no name', {name: ' '}, 'name'],
      ['a name with digits', {name: 'Layla 2'}, 'name'],
      ['no phone', {phone: ''}, 'phone'],
      ['a phone with letters', {phone: 'call me'}, 'phone'],
      ['no address', {email: ''}, 'email'],
      ['half an address', {email: 'layla@example'}, 'email'],
      ['another way', {mode: 'by boat'}, 'mode'],
      ['no hour', {hold: ''}, 'hold'],
    ]
    for (const [what, values, field] of refused) {
      it(`${what} is refused by the name of its field, and the hour stays held`, async () => {
        const hold = await lab.held(await lab.anHour())
        const answer = await lab.book(hold, values)
        assert.deepEqual([answer.status, Object.keys(answer.errors ?? {})], [422, [field]])
        assert.deepEqual(
          (await lab.rows()).map(row => row.state),
          ['held'],
        )
      })
    }

    it('after a viewing the agent has a break, and time to travel to another neighbourhood', async () => {
      const starts = await lab.anHour()
      await lab.booked(starts)
      const same = await lab.starts({slug: VILLA})
      assert.ok(!same.includes(minutesFrom(starts, 60)))
      assert.ok(same.includes(minutesFrom(starts, 90)))
      const other = await lab.starts({slug: TOWERS})
      assert.ok(!other.includes(minutesFrom(starts, 90)))
      assert.ok(other.includes(minutesFrom(starts, 120)))
      assert.ok((await lab.starts({slug: STUDIO})).includes(starts))
    })

    it('an open house blocks its agent, and not the others', async () => {
      const day = dayFrom(3)
      const hours = async (query: Record<string, string>) =>
        (await lab.hours(query)).days.find(one => one.day === day)?.starts ?? []
      const free = await hours({slug: STUDIO})
      const left = await hours({slug: VILLA})
      assert.ok(left.length < free.length)
      const blocked = free.find(starts => !left.includes(starts)) ?? ''
      assert.equal((await lab.hold(blocked)).status, 409)
    })

    it('a busy time of the agent’s own calendar is not offered, and is not shown', async () => {
      const starts = await lab.anHour()
      const [startsAt, endsAt] = [new Date(starts), new Date(minutesFrom(starts, 30))]
      await lab.orm
        .insert(busyTimes)
        .values({agent: 'anna-berg', calendar: 'own', startsAt, endsAt})
      assert.ok(!(await lab.starts()).includes(starts))
      assert.equal((await lab.hold(starts)).status, 409)
    })

    it('a home has one viewing at a time, although its agent has changed', async () => {
      const starts = await lab.anHour()
      await lab.booked(starts)
      const give = (agent: string) =>
        lab.orm.update(properties).set({agent}).where(eq(properties.id, VILLA))
      await give('omar-said')
      try {
        assert.ok(!(await lab.starts()).includes(starts))
        assert.equal((await lab.hold(starts)).status, 409)
        assert.ok((await lab.starts({agent: 'omar-said'})).includes(starts))
      } finally {
        await give('anna-berg')
      }
    })

    it('one network holds a few hours at a time', async () => {
      const address = '203.0.113.9'
      const free = (await lab.starts()).filter((_, at) => at % 4 === 0)
      const answers = []
      for (const starts of free.slice(0, 6))
        answers.push(await lab.hold(starts, {slug: VILLA}, {address}))
      assert.deepEqual(
        answers.map(({status}) => status),
        [200, 200, 200, 200, 200, 429],
      )
      assert.equal(answers[5]?.message, TOO_MANY_HOURS)
      await lab.post('releaseViewing', {hold: holdIn(answers[0] ?? assert.fail())})
      assert.equal((await lab.hold(free[0] ?? '', {slug: VILLA}, {address})).status, 200)
    })

    for (const [what, values] of [
      ['mailbox', {phone: '971507654321', email: 'Layla+2@example.com'}],
      ['phone number', {phone: '+971 50 123 4567', email: 'other@example.com'}],
    ] as const) {
      it(`one ${what} has a few viewings to come`, async () => {
        const free = (await lab.starts()).filter((_, at) => at % 6 === 0)
        for (const starts of free.slice(0, 4)) await lab.booked(starts)
        const hold = await lab.held(free[4] ?? '')
        const answer = await lab.book(hold, values)
        assert.deepEqual([answer.status, answer.message], [429, TOO_MANY_VIEWINGS])
        assert.equal((await lab.api.stored()).length, 4)
      })
    }

    it('a trial of a partner’s developer is answered alike, and takes no hour', async () => {
      const query = {test: 'true', partner: 'gulf-homes'}
      const held = await lab.hold(await lab.anHour(), {slug: VILLA}, {query})
      assert.equal(held.status, 200)
      const answer = await lab.book(holdIn(held), {}, {query})
      assert.deepEqual([answer.status, answer.message], [200, 'Your viewing is booked.'])
      assert.deepEqual([await lab.rows(), await lab.api.stored()], [[], []])
    })

    it('a partner’s page is named with the enquiry', async () => {
      const hold = await lab.held(await lab.anHour())
      await lab.book(hold, {}, {query: {partner: 'gulf-homes', widget: 'ocp-book-now'}})
      const [lead] = await lab.api.stored()
      assert.deepEqual([lead?.partner, lead?.widget], ['gulf-homes', 'ocp-book-now'])
    })

    it('a deleted enquiry takes its viewing, links and mails along, and the hour is free', async () => {
      const starts = await lab.anHour()
      const hold = await lab.booked(starts)
      const [lead] = await lab.api.stored()
      await lab.api.deletions.delete([lead?.id ?? ''])
      assert.deepEqual(await lab.rows(), [])
      assert.equal((await lab.read('getViewing', {token: hold})).status, 404)
      assert.ok((await lab.starts()).includes(starts))
    })
  })
}
