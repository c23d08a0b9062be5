import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import {mailBacklog} from '#server/alerts/mail/mail-backlog.ts'
import {networkUses, outbox} from '#server/platform/db/tables.ts'
import {TOO_MANY_EMAILS} from '#trade/alerts/suite.ts'
import {isEverything} from '../../../support/tier.ts'
import {databases} from '../support/databases/databases.ts'
import {useLab} from '../support/saved-searches/saved-searches.ts'

/** As many as somebody sent once; a fifth of them meets the same limit. */
const SPELLINGS = isEverything ? 118 : 24

for (const database of databases) {
  describe(`limits of confirmations, with ${database.name}`, () => {
    const lab = useLab(database)

    const toStrangers = (count: number, addressOf: (n: number) => string) =>
      Promise.all(
        Array.from({length: count}, (_, n) =>
          lab.save({email: `stranger-${n}@example.com`}, {address: addressOf(n)}),
        ),
      )
    const accepted = (answers: {status: number}[]) =>
      answers.filter(({status}) => status === 200).length

    it(`${SPELLINGS} spellings of one mailbox, each from its own network, get three mails`, async () => {
      const spellings = Array.from({length: SPELLINGS}, (_, n) => {
        const name = n % 2 ? 'Lay.La' : 'layla'
        return `${name}+${n}@${n % 3 ? 'gmail.com' : 'GoogleMail.com'}`
      })
      for (const email of spellings) assert.equal((await lab.save({email})).status, 200)
      assert.equal((await lab.mails(3)).length, 3)
    })

    it('with other providers a dot makes another mailbox, and what follows a plus does not', async () => {
      for (const email of ['a.b@mail.example', 'ab@mail.example']) {
        for (let n = 0; n < 4; n++) await lab.save({email: email.replace('@', `+${n}@`)})
      }
      assert.equal((await lab.mails(6)).length, 6)
    })

    it('one network gets ten confirmations an hour sent to strangers, and then reads when to go on', async () => {
      const answers = await toStrangers(90, () => '203.0.113.7')
      assert.equal(accepted(answers), 10)
      for (const {message, headers} of answers.filter(({status}) => status !== 200)) {
        assert.equal(message, TOO_MANY_EMAILS)
        assert.ok(Number(headers['retry-after']) > 3_500 && Number(headers['retry-after']) <= 3_600)
      }
      assert.equal((await lab.mails(10)).length, 10)
      assert.equal((await lab.save({}, {address: '203.0.113.8'})).status, 200)
      const orm = await lab.api.database.ready()
      await orm.update(networkUses).set({at: sql`${networkUses.at} - interval '1 hour'`})
      assert.equal((await lab.save({email: 'a@example.com'}, {address: '203.0.113.7'})).status, 200)
    })

    it('the networks of one IPv6 /48 get a hundred together, and no address is stored', async () => {
      const answers = await toStrangers(118, n => `2001:db8:0:${n.toString(16)}::1`)
      assert.equal(accepted(answers), 100)
      const orm = await lab.api.database.ready()
      for (const {key} of await orm.select().from(networkUses)) assert.match(key, /^[\w-]{22}$/)
    })

    it('a search that is sent again with its key counts once', async () => {
      const headers = {'idempotency-key': 'pressed-twice'}
      for (let n = 0; n < 12; n++) {
        assert.equal((await lab.save({}, {address: '203.0.113.9', headers})).status, 200)
      }
      assert.equal((await lab.mails(1)).length, 1)
    })

    it('above the limit of all networks confirmations wait, are shown as held, and go out an hour later', async () => {
      const orm = await lab.api.database.ready()
      const pass = (time: string) =>
        orm.update(outbox).set({
          deliveredAt: sql`${outbox.deliveredAt} - ${time}::interval`,
          nextTry: sql`${outbox.nextTry} - ${time}::interval`,
        })
      const send = async (count: number) => {
        const mails = lab.start(undefined, {CONFIRMATIONS_PER_HOUR: '2'})
        await lab.server.has(count)
        await mails.close()
        return mailBacklog(lab.api.database)
      }
      await lab.stopAll()
      await toStrangers(5, n => `203.0.113.${n}`)
      assert.deepEqual(await send(2), {waiting: 3, held: 0, failed: 0})
      await pass('2 minutes')
      assert.deepEqual(await send(2), {waiting: 3, held: 3, failed: 0})
      await pass('1 hour')
      assert.deepEqual(await send(4), {waiting: 1, held: 1, failed: 0})
      await pass('1 hour')
      assert.deepEqual(await send(5), {waiting: 0, held: 0, failed: 0})
      const recipients = lab.server.mails.map(({to}) => to.join()).sort()
      assert.deepEqual(
        recipients,
        Array.from({length: 5}, (_, n) => `stranger-${n}@example.com`),
      )
    })
  })
}
