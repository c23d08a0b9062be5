import assert from 'node:assert/strict'
import {randomUUID} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {before, describe, it} from 'node:test'
import {PGlite} from '@electric-sql/pglite'
import {drizzle} from 'drizzle-orm/pglite'
import {idOf} from '#server/partners/monthly/monthly-mails.ts'
import {migrations, readJournal} from '#server/platform/db/migrate.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {openEntries} from '#server/platform/outbox/entries.ts'

const folder = migrations.migrationsFolder
const LEAD = randomUUID()
const SEARCH = randomUUID()
const PERSON = 'a-hash'
/** In the order in which they came. */
const MAILS = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
const REMINDED_AT = '2026-11-27T08:00:00.000Z'

describe('migration to the outbox', () => {
  const client = new PGlite()
  const orm = drizzle(client)
  const entries = openEntries({ready: async () => orm as never})
  const claim = (name: string) => entries.claim({name, concurrency: 10})

  /** Runs the migrations before the one of the outbox, and that one after what `fill` adds. */
  async function migrate(fill: () => Promise<unknown>) {
    for (const {tag} of readJournal()) {
      if (tag === '0005_outbox') await fill()
      await client.exec(await readFile(`${folder}/${tag}.sql`, 'utf8'))
    }
  }

  before(() =>
    migrate(() =>
      client.exec(`
        insert into leads (id, form, idempotency_key, body_hash, payload, received_at)
        values ('${LEAD}', 'contact', 'k', '', '{}', now());
        insert into deliveries (lead, channel, state, tries, next_try, last_error) values
          ('${LEAD}', 'webhook', 'waiting', 3, now(), 'answered 503'),
          ('${LEAD}', 'mail', 'delivered', 1, now(), null);
        insert into saved_searches
          (id, idempotency_key, body_hash, email, person, name, query, frequency, locale, state, consent)
        values ('${SEARCH}', 'k', '', '', '${PERSON}', '', '', 'daily', 'en', 'waiting', '');
        insert into saved_search_mails (id, kind, person, search, day, upto, state, tries, next_try) values
          ('${MAILS[0]}', 'confirmation', '${PERSON}', '${SEARCH}', '2026-11-26', null, 'waiting', 1, now()),
          ('${MAILS[1]}', 'homes', '${PERSON}', null, '2026-11-25', 4, 'sent', 1, now()),
          ('${MAILS[2]}', 'homes', '${PERSON}', null, '2026-11-26', 7, 'waiting', 1, now()),
          ('${MAILS[3]}', 'homes', 'another', null, '2026-11-26', 7, 'sending', 1, now() + interval '1 minute');
        insert into daily_tasks (task, day) values
          ('reminder of ${LEAD} at ${REMINDED_AT}', '2026-11-27'),
          ('monthly mail of gulf-homes', '2026-11-01');`),
    ),
  )

  it('keeps deliveries of enquiries: what waits is claimed once, what was delivered never', async () => {
    const [claimed, ...others] = await claim('webhook')
    assert.deepEqual([claimed?.item, claimed?.tries, others], [LEAD, 4, []])
    await entries.record(
      {name: 'webhook', concurrency: 1},
      {item: LEAD, tries: 4, failure: undefined},
    )
    assert.deepEqual([await claim('webhook'), await claim('mail')], [[], []])
  })

  it('moves mails about saved searches with their Message-ID and what they cover', async () => {
    const confirmations = await claim('search-confirmation')
    assert.deepEqual(confirmations, [{item: SEARCH, payload: {id: MAILS[0]}, tries: 2}])
    const homes = await claim('search-homes')
    const payload = {id: MAILS[2], person: PERSON, day: '2026-11-26', upto: 7}
    assert.deepEqual(
      homes.map(one => one.payload),
      [payload],
    )
  })

  it('leaves a mail that an earlier version is sending to it until its time is over', async () => {
    assert.deepEqual(await claim('search-homes'), [])
    await client.exec('update saved_search_mails set next_try = now()')
    await client.exec('select adopt_saved_search_mails(); select adopt_saved_search_mails()')
    const [adopted, ...others] = await claim('search-homes')
    assert.deepEqual([adopted?.payload.person, others], ['another', []])
  })

  it('remembers reminders and monthly mails that were sent', async () => {
    const rows = await orm.select().from(outbox)
    const sent = (kind: string) => rows.find(row => row.kind === kind)
    const {item, state, payload} = sent('reminder') ?? {}
    assert.deepEqual([item, state, payload], [LEAD, 'delivered', {at: REMINDED_AT}])
    const month = sent('partner-month')
    assert.equal(month?.item.replaceAll('-', ''), idOf('gulf-homes', '2026-10-01'))
    assert.equal(month?.state, 'delivered')
  })

  it('lets an earlier version add, claim and see deliveries beside this one', async () => {
    const add = (state: string) => `
      insert into deliveries (lead, channel, state) values ('${LEAD}', 'agent', '${state}')
      on conflict (lead, channel) do update set state = 'waiting'`
    await client.exec(`${add('failed')}; ${add('failed')}`)
    const {rows} = await client.query(`
      with due as (select lead from deliveries where channel = 'agent' and state = 'waiting'
        order by next_try limit 2 for update skip locked)
      update deliveries set state = 'sending', tries = tries + 1 from due
      where deliveries.lead = due.lead and channel = 'agent' returning deliveries.lead`)
    assert.deepEqual(rows, [{lead: LEAD}])
    const {rows: seen} = await client.query('select channel from deliveries order by channel')
    assert.deepEqual(seen, [{channel: 'agent'}, {channel: 'mail'}, {channel: 'webhook'}])
  })

  it('deletes entries with their lead and their search', async () => {
    await client.exec('delete from leads; delete from saved_searches')
    const kinds = (await orm.select().from(outbox)).map(({kind}) => kind).sort()
    assert.deepEqual(kinds, ['partner-month', 'search-homes', 'search-homes'])
  })
})
