import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {and, eq, sql} from 'drizzle-orm'
import {AT_ONCE, HOMES} from '#server/alerts/mail/search-mail.ts'
import {homeWatch, savedSearches} from '#server/alerts/tables.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {isOpen} from '#server/platform/outbox/entries.ts'
import {databases} from '../support/databases/databases.ts'
import {useLab} from '../support/saved-searches/saved-searches.ts'
import {until} from '../support/until.ts'

const NIGHT = '2026-11-23T23:30:00Z'
const MORNING = '2026-11-24T06:00:00Z'
const NEXT_DAY = '2026-11-25T06:00:00Z'
/** Seconds. */
const PROMISED = 15 * 60

for (const database of databases) {
  describe(`mails at once, with ${database.name}`, () => {
    const lab = useLab(database)
    const orm = () => lab.api.database.ready()

    const slugsOf = (mail: (typeof lab.letters)[number] | undefined) =>
      mail?.kind === 'homes'
        ? mail.searches.flatMap(({homes}) => homes.map(({property}) => property.slug)).sort()
        : []
    /** The homes of the mails that one look brings. */
    async function told(now: string, count: number) {
      lab.letters.length = 0
      await lab.look(now)
      await lab.mails(count)
      return lab.letters.map(slugsOf)
    }
    async function silent(now: string) {
      await lab.look(now)
      await until(async () => (await (await orm()).$count(outbox, isOpen)) === 0)
      assert.deepEqual(lab.server.mails, [])
    }

    it('a search at once is told of a new home by night, hours before the daily ones', async () => {
      await lab.confirmed({frequency: 'at-once'})
      await lab.confirmed({email: 'omar@example.com'})
      await lab.addHome('test-flat')
      await lab.stopAll()
      await (await orm()).update(homeWatch).set({matchedAt: null})
      await lab.start(NIGHT, {SAVED_SEARCH_HOUR: '8'}).look()
      await lab.gathered()
      const [mail, ...others] = await lab.mails(1)
      assert.deepEqual([mail?.to, others], [['layla@example.com'], []])
      assert.deepEqual(slugsOf(lab.letters.at(-1)), ['test-flat'])
    })

    it('the mail is due a minute after the look, which is long before the quarter of an hour is over', async () => {
      await lab.confirmed({frequency: 'at-once'})
      await lab.addHome('test-flat')
      await lab.stopAll()
      await (await orm()).update(homeWatch).set({matchedAt: null})
      await lab.start(MORNING).look()
      const [entry] = await (await orm())
        .select({wait: sql<number>`extract(epoch from ${outbox.nextTry} - now())`.mapWith(Number)})
        .from(outbox)
        .where(and(eq(outbox.kind, AT_ONCE), isOpen))
      // Servers look each half minute, and one that dies blocks the others for less than two minutes.
      assert.ok(entry && entry.wait > 0 && entry.wait <= 60, `${entry?.wait} s`)
      assert.ok(entry.wait + 30 + 50 + 120 < PROMISED)
      await lab.gathered()
      await lab.mails(1)
    })

    it('changes within the minute come in one mail, and none of them comes again', async () => {
      await lab.confirmed({frequency: 'at-once'})
      await lab.addHome('test-flat')
      await lab.stopAll()
      await (await orm()).update(homeWatch).set({matchedAt: null})
      const mails = lab.start(MORNING)
      await mails.look()
      await lab.addHome('test-loft')
      await mails.look()
      await lab.gathered()
      await lab.mails(1)
      assert.deepEqual(slugsOf(lab.letters.at(-1)), ['test-flat', 'test-loft'])
      await silent(MORNING)
    })

    it('a person has five mails a day, and the rest with the first of the next day', async () => {
      await lab.confirmed({frequency: 'at-once'})
      for (const nth of [1, 2, 3, 4, 5]) {
        await lab.addHome(`test-${nth}`)
        assert.deepEqual(await told(MORNING, 1), [[`test-${nth}`]])
      }
      await lab.addHome('test-6')
      await silent(MORNING)
      await lab.addHome('test-7')
      await silent(MORNING)
      assert.deepEqual(await told(NEXT_DAY, 1), [['test-6', 'test-7']])
      await lab.addHome('test-8')
      assert.deepEqual(await told(NEXT_DAY, 1), [['test-8']])
    })

    it('two servers that look at a time send one mail', async () => {
      await lab.confirmed({frequency: 'at-once'})
      await lab.addHome('test-flat')
      await lab.stopAll()
      await (await orm()).update(homeWatch).set({matchedAt: null})
      await Promise.all([lab.start(MORNING).look(), lab.start(MORNING).look()])
      await lab.gathered()
      assert.equal((await lab.mails(1)).length, 1)
      await silent(MORNING)
    })

    it('a home that is withdrawn within the minute is in no mail, and the day has its five mails still', async () => {
      await lab.confirmed({frequency: 'at-once'})
      await lab.addHome('test-gone')
      await lab.stopAll()
      await (await orm()).update(homeWatch).set({matchedAt: null})
      await lab.start(MORNING).look()
      await lab.changeHome('test-gone', {published: false})
      await lab.gathered()
      await until(async () => (await (await orm()).$count(outbox, eq(outbox.kind, AT_ONCE))) === 0)
      assert.deepEqual(lab.server.mails, [])
    })

    it('a mail that the server refuses for a while tells of the same homes under the same id', async () => {
      await lab.confirmed({frequency: 'at-once'})
      await lab.addHome('test-flat')
      lab.server.answer = command => (command === 'END' ? '451 later' : undefined)
      await lab.look(MORNING)
      const tried = async () =>
        (await orm()).$count(outbox, sql`kind = ${AT_ONCE} and state = 'waiting' and tries > 0`)
      await until(async () => (await tried()) === 1)
      await lab.addHome('test-later')
      lab.server.answer = () => undefined
      await lab.gathered()
      await lab.mails(1)
      assert.deepEqual(slugsOf(lab.letters.at(-1)), ['test-flat'])
      assert.deepEqual(await told(MORNING, 1), [['test-later']])
    })

    it('a search that is changed from daily to at once hears of what its daily mail would have told', async () => {
      const token = await lab.confirmed()
      await lab.addHome('test-flat')
      assert.equal(await lab.change(token, 'change', {name: 'Mine', frequency: 'at-once'}), 200)
      const [row] = await (await orm()).select().from(savedSearches)
      assert.equal(row?.frequency, 'at-once')
      assert.deepEqual(await told(MORNING, 1), [['test-flat']])
      assert.equal(await (await orm()).$count(outbox, eq(outbox.kind, HOMES)), 0)
    })

    it('both kinds of mail offer the mail program’s own button to unsubscribe', async () => {
      await lab.confirmed({frequency: 'at-once'})
      await lab.addHome('test-flat')
      await lab.look(MORNING)
      const [mail] = await lab.mails(1)
      assert.match(
        lab.server.header(mail, 'list-unsubscribe') ?? '',
        /^<https:\/\/agency\.example\/saved-searches\/[\w-]{43}\/unsubscribe>$/,
      )
    })
  })
}
