import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {deleteOldSearches, deleteSearches} from '#server/alerts/delete-old.ts'
import {SHORTLIST} from '#server/alerts/mail/search-mail.ts'
import {unsentShortlists} from '#server/alerts/shortlist/send-shortlist.ts'
import {issueFormToken} from '#server/leads/time-trap.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {isOpen} from '#server/platform/outbox/entries.ts'
import {databases} from '../support/databases/databases.ts'
import {useLab} from '../support/saved-searches/saved-searches.ts'
import {until} from '../support/until.ts'

const list = {email: 'layla@example.com', properties: 'test-flat,test-loft'}

for (const database of databases) {
  describe(`a shortlist by mail, with ${database.name}`, () => {
    const lab = useLab(database)
    const orm = () => lab.api.database.ready()
    let senders = 0

    const send = (values: object = {}, key?: string, address?: string) =>
      lab.api.post(
        'sendShortlist',
        {...list, ...values},
        {
          address: address ?? `2001:db9:${(++senders).toString(16)}::1`,
          // clock: the token says when the form was shown.
          query: {form: issueFormToken(lab.api.secret, Date.now() - 10_000)},
          ...(key && {headers: {'idempotency-key': key}}),
        },
      )
    const rows = async () => (await orm()).select().from(outbox).where(eq(outbox.kind, SHORTLIST))
    async function addHomes() {
      await lab.addHome('test-flat')
      await lab.addHome('test-loft')
    }

    it('a list goes to its owner once, and the address is kept no longer than that', async () => {
      await addHomes()
      assert.equal((await send()).status, 200)
      const [mail, ...others] = await lab.mails(1)
      assert.deepEqual([mail?.to, others], [[list.email], []])
      assert.match(mail?.text ?? '', /test-flat\ntest-loft/)
      assert.equal(JSON.stringify(await rows()).includes('layla'), false)
    })

    it('a mail names nothing that a stranger made up', async () => {
      await addHomes()
      await send({properties: 'win-a-prize,test-loft'})
      const [mail] = await lab.mails(1)
      assert.doesNotMatch(mail?.raw ?? '', /prize/)
      const {status} = await send({properties: 'win-a-prize'})
      assert.equal(status, 422)
    })

    it('an empty list, one that is too long, and half an address are refused', async () => {
      await addHomes()
      const long = Array.from({length: 25}, (_, at) => `home-${at}`).join()
      for (const values of [{properties: ''}, {properties: long}, {email: 'layla@'}]) {
        assert.equal((await send(values)).status, 422)
      }
    })

    it('the same request, sent twice, is one mail', async () => {
      await addHomes()
      const key = crypto.randomUUID()
      await Promise.all([send({}, key), send({}, key)])
      await lab.mails(1)
      await send({}, key)
      assert.equal((await rows()).length, 1)
    })

    it('a used key with another list or address is refused, before and after the mail', async () => {
      await addHomes()
      const key = crypto.randomUUID()
      const others = [{properties: 'test-loft'}, {email: 'omar@example.com'}]
      const statuses = async () =>
        Promise.all(others.map(async values => (await send(values, key)).status))
      assert.equal((await send({}, key)).status, 200)
      assert.deepEqual(await statuses(), [409, 409])
      assert.equal((await lab.mails(1)).length, 1)
      assert.deepEqual(await statuses(), [409, 409])
      assert.equal((await send({}, key)).status, 200)
      assert.equal((await rows()).length, 1)
    })

    it('two different lists under one key at a time are one mail and one refusal', async () => {
      await addHomes()
      const key = crypto.randomUUID()
      const answers = await Promise.all([send({}, key), send({properties: 'test-loft'}, key)])
      assert.deepEqual(answers.map(({status}) => status).toSorted(), [200, 409])
      assert.equal((await lab.mails(1)).length, 1)
    })

    it('a stranger gets three lists a day, and the answer does not say so', async () => {
      await addHomes()
      for (let nth = 0; nth < 5; nth++) assert.equal((await send()).status, 200)
      assert.equal((await lab.mails(3)).length, 3)
    })

    it('a network has one limit for lists and for confirmations', async () => {
      await addHomes()
      const address = '192.0.2.7'
      const answers: number[] = []
      for (let nth = 0; nth < 12; nth++) {
        const email = `person-${nth}@example.com`
        answers.push((await send({email}, undefined, address)).status)
      }
      assert.deepEqual(answers, [...Array(10).fill(200), 429, 429])
    })

    it('the address of a mailbox that does not exist is not kept', async () => {
      await addHomes()
      lab.server.answer = command => (command === 'RCPT' ? '550 unknown' : undefined)
      await send()
      await until(async () => (await rows()).length === 0)
    })

    it('a list that waits to be sent is found with its person, and can be deleted', async () => {
      await addHomes()
      await lab.stopAll()
      lab.server.answer = command => (command === 'RCPT' ? '450 later' : undefined)
      await send()
      const [unsent] = await unsentShortlists(await orm())
      assert.equal(unsent?.email, list.email)
      const id = unsent?.id ?? ''
      assert.deepEqual(await deleteSearches(await orm(), [id]), [id])
      assert.deepEqual(await rows(), [])
    })

    it('a list that could not be sent for days is forgotten', async () => {
      await addHomes()
      await lab.stopAll()
      await send()
      const [entry] = await rows()
      assert.equal(entry?.payload.to, list.email)
      await (await orm())
        .update(outbox)
        .set({state: 'failed', nextTry: sql`now() - interval '2 days'`})
        .where(eq(outbox.kind, SHORTLIST))
      await deleteOldSearches(await orm())
      assert.deepEqual(await rows(), [])
      assert.equal(await (await orm()).$count(outbox, isOpen), 0)
    })
  })
}
