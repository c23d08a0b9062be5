import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import fc from 'fast-check'
import {leads} from '#server/leads/tables.ts'
import {isExcluded} from '#server/platform/db/errors.ts'
import {outbox} from '#server/platform/db/tables.ts'
import type {ViewingRow} from '#server/viewings/private-link.ts'
import {viewings} from '#server/viewings/tables.ts'
import {assertProperty} from '../../../support/property-based.ts'
import {isEverything} from '../../../support/tier.ts'
import {databases} from '../support/databases/databases.ts'
import {type Clock, type Server, startServer, triesFor} from '../support/viewings/servers.ts'
import {STUDIO, TOWERS, useViewings, VILLA} from '../support/viewings/viewings.ts'

const HOMES = [VILLA, TOWERS, STUDIO]
const CROWD = isEverything ? {people: 200, hours: 20} : {people: 50, hours: 8}
const SIX_MINUTES = 6 * 60_000

interface Visit {
  /** Position among servers, homes, and the hours of the last day. */
  server: number
  home: number
  hour: number
  /** A visitor who leaves the form alone lets the hold run out. */
  stays: boolean
}

const visit: fc.Arbitrary<Visit> = fc.record({
  server: fc.nat(1),
  home: fc.nat(HOMES.length - 1),
  hour: fc.nat(7),
  stays: fc.boolean(),
})

for (const database of databases) {
  describe(`many visitors at once, with ${database.name}`, () => {
    const lab = useViewings(database)
    const clock: Clock = {now: new Date()}
    const failing = {rate: 0}
    const servers: Server[] = []

    before(() => {
      let calls = 0
      const breaksOff = () => failing.rate > 0 && ++calls % failing.rate === 0
      servers.push(startServer(lab.api, clock, {breaksOff}))
      servers.push(startServer(lab.api, clock, {breaksOff}))
    })
    after(() => Promise.all(servers.map(server => server.close())))

    const serverAt = (at: number) => servers[at % servers.length] ?? assert.fail()

    async function freshDay() {
      await lab.reset()
      failing.rate = 0
      clock.now = new Date()
    }

    const starts = async (slug: string) => {
      const {days} = await serverAt(0).viewings.hours({slug}, {days: 31})
      return days.flatMap(day => day.starts)
    }

    /** No agent is in two places at once, whoever wrote the rows. */
    function assertApart(rows: ViewingRow[]) {
      for (const [at, one] of rows.entries()) {
        for (const other of rows.slice(at + 1)) {
          const isSame = one.agent === other.agent || one.property === other.property
          if (!isSame || (one.agent !== other.agent && !one.isAlone)) continue
          const isFar = one.agent === other.agent && one.place !== other.place
          const end = isFar ? 'awayUntil' : 'freeFrom'
          const overlap = one.startsAt < other[end] && other.startsAt < one[end]
          assert.ok(!overlap, `${one.startsAt.toISOString()} and ${other.startsAt.toISOString()}`)
        }
      }
    }

    async function assertStored(booked: (ViewingRow | undefined)[]) {
      const rows = (await lab.rows()).filter(({state}) => state === 'booked')
      assertApart(rows)
      const answered = booked.flatMap(one => (one ? [one.id] : [])).sort()
      assert.deepEqual(rows.map(({id}) => id).sort(), answered)
      const enquiries = await lab.orm.select({id: leads.id}).from(leads)
      assert.deepEqual(enquiries.map(({id}) => id).sort(), rows.map(({lead}) => lead ?? '').sort())
      const mails = await lab.orm
        .select({item: outbox.item})
        .from(outbox)
        .where(sql`${outbox.kind} = 'viewing-visitor'`)
      assert.deepEqual(mails.map(({item}) => item).sort(), answered)
    }

    it(`each of ${CROWD.hours} hours goes to one of ${CROWD.people} people on two servers`, async () => {
      await freshDay()
      // A break of 15 minutes after an hour: every third start fits beside the others.
      const hours = (await starts(VILLA)).filter((_, at) => at % 3 === 0).slice(0, CROWD.hours)
      const booked = await Promise.all(
        Array.from({length: CROWD.people}, async (_, person) => {
          for (let n = 0; n < 3; n++) {
            const startsAt = hours[(person + n * 7) % hours.length] ?? assert.fail()
            const viewing = await triesFor(serverAt(person), {slug: VILLA, startsAt})
            if (viewing) return viewing
          }
          return undefined
        }),
      )
      await assertStored(booked)
      assert.equal(booked.filter(Boolean).length, hours.length)
    })

    it('visits in any order, with holds that run out and servers that break off, are stored whole or not at all', async () => {
      await assertProperty(
        fc.asyncProperty(
          fc.array(visit, {minLength: 2, maxLength: 12}),
          fc.nat(4),
          async (visits, rate) => {
            await freshDay()
            const day = (await starts(STUDIO)).slice(-8)
            failing.rate = rate
            const booked = await Promise.all(
              visits.map(({server, home, hour, stays}) => {
                const [slug, startsAt] = [HOMES[home] ?? VILLA, day[hour] ?? assert.fail()]
                const onHeld = async () => {
                  if (!stays) clock.now = new Date(clock.now.getTime() + SIX_MINUTES)
                }
                return triesFor(serverAt(server), {slug, startsAt, onHeld})
              }),
            )
            await assertStored(booked)
          },
        ),
        {once: 12, all: 150},
      )
    })

    it('an hour that is given back while it is booked is booked, or refused', async () => {
      await freshDay()
      const hours = (await starts(VILLA)).filter((_, at) => at % 3 === 0).slice(0, CROWD.hours)
      const booked = await Promise.all(
        hours.map(startsAt => {
          const onBooking = (token: string) => void serverAt(1).viewings.release(token)
          return triesFor(serverAt(0), {slug: VILLA, startsAt, onBooking})
        }),
      )
      await assertStored(booked)
    })

    it('holds that ran out block nobody, and every hour without a booking is offered again', async () => {
      await freshDay()
      const before = await starts(VILLA)
      const hours = before.filter((_, at) => at % 3 === 0).slice(0, 6)
      for (const startsAt of hours)
        await serverAt(0).viewings.hold(
          {slug: VILLA},
          {startsAt, sender: startsAt.toISOString()},
          async () => {},
        )
      assert.ok((await starts(VILLA)).length < before.length)
      clock.now = new Date(clock.now.getTime() + SIX_MINUTES)
      const offered = new Set((await starts(VILLA)).map(Number))
      assert.ok(hours.every(startsAt => offered.has(Number(startsAt))))
      for (const startsAt of hours)
        assert.ok(await triesFor(serverAt(1), {slug: VILLA, startsAt}), startsAt.toISOString())
    })

    it('the database refuses an overlap that no server has looked for', async () => {
      await freshDay()
      const [startsAt = assert.fail()] = await starts(VILLA)
      const viewing = await triesFor(serverAt(0), {slug: VILLA, startsAt})
      assert.ok(viewing)
      for (const more of [{}, {agent: 'omar-said', place: 'elsewhere'}, {property: TOWERS}]) {
        const row = {...viewing, ...more, id: crypto.randomUUID(), lead: null}
        await assert.rejects(async () => lab.orm.insert(viewings).values(row), isExcluded)
      }
    })

    it('hours are offered only while the database has the constraints, which a start adds', async () => {
      await freshDay()
      const drop = sql`alter table viewings drop constraint viewings_agent_once,
        drop constraint viewings_travel, drop constraint viewings_home_once`
      await lab.orm.execute(drop)
      const started = startServer(lab.api, clock, {breaksOff: () => false})
      assert.ok((await started.viewings.hours({slug: VILLA}, {days: 1})).days.length)
      await started.close()
      const kept = await lab.orm.execute(sql`select conname from pg_constraint where contype = 'x'`)
      assert.equal(kept.rows.length, 3)
    })
  })
}
