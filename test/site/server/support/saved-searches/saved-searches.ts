/** Saved searches against a mail server, with homes that a test adds, changes and takes away. */
import assert from 'node:assert/strict'
import {beforeEach} from 'node:test'
import {and, eq, sql} from 'drizzle-orm'
import {AT_ONCE} from '#server/alerts/mail/search-mail.ts'
import {type SavedSearchMails, startSavedSearches} from '#server/alerts/saved-searches.ts'
import {homeChanges, homeWatch, savedSearches, watchedHomes} from '#server/alerts/tables.ts'
import {homeEvents} from '#server/content/change-tables.ts'
import {contentVersion} from '#server/content/import-tables.ts'
import {siteContentOf} from '#server/content/records/site-content.ts'
import {properties} from '#server/content/tables.ts'
import {issueFormToken} from '#server/leads/time-trap.ts'
import {dailyTasks, networkUses, outbox} from '#server/platform/db/tables.ts'
import {openMailer} from '#server/platform/mail/mailer.ts'
import {isOpen} from '#server/platform/outbox/entries.ts'
import {readSettings} from '#server/settings.ts'
import type {SavedSearchMailRequest} from '../../../../../site/app/core/render.tsx'
import type {PostOptions} from '../api/api.ts'
import {newFolder, startWithContent} from '../content/content.ts'
import type {TestDatabase} from '../databases/databases.ts'
import {testLog} from '../leads/leads.ts'
import {type Mail, startMailServer} from '../leads/mail-server.ts'
import {useRunning} from '../running.ts'
import {until} from '../until.ts'

const MAILS = {
  LEADS_MAIL_TO: 'sales@agency.example',
  LEADS_MAIL_FROM: 'Agency <web@agency.example>',
  SITE_URL: 'https://agency.example',
  SAVED_SEARCH_HOUR: '0',
}

/** Monday. */
export const MONDAY = '2026-11-23T08:00:00Z'

export const search = {
  name: 'A flat by the sea',
  email: 'layla@example.com',
  frequency: 'daily',
  consent: '2026-11',
  query: 'property_type=apartment',
}

export type SavedSearchLab = Awaited<ReturnType<typeof openLab>>

const NEVER = 3_600_000

async function openLab(database: TestDatabase) {
  const server = await startMailServer()
  const env = {...MAILS, SMTP_URL: server.url}
  const api = await startWithContent(database, await newFolder(), env)
  const orm = await api.database.ready()
  const [model] = await orm.select().from(properties).where(sql`published and status = 'ACTIVE'`)
  assert.ok(model)
  const {search_words: _words, ...home} = model
  /** Requests that the mails were made of. */
  const letters: SavedSearchMailRequest['mail'][] = []
  const running: SavedSearchMails[] = []
  let version = 0
  let senders = 0

  const renderer = {
    async savedSearchLetter({mail}: SavedSearchMailRequest) {
      letters.push(mail)
      const pages =
        mail.kind === 'homes'
          ? [...mail.searches, ...(mail.followed ?? [])].map(({page}) => page)
          : mail.kind === 'confirmation'
            ? [mail.search.page]
            : mail.slugs
      return {subject: mail.kind, text: pages.join('\n'), html: '<p></p>'}
    },
  }
  const touch = () => orm.update(contentVersion).set({version: `import ${++version}`})

  const lab = {
    api,
    server,
    letters,
    start(now = MONDAY, more: Record<string, string> = {}) {
      const settings = readSettings({...env, ...more, DATA_DIR: api.dataDir})
      const mails = startSavedSearches({
        ...{database: api.database, settings, outbox: api.app.outbox},
        mailer: openMailer(settings.delivery.mail),
        ...{renderer, siteContent: siteContentOf(api.database), log: testLog().log},
        ...{now: async () => new Date(now), pause: NEVER},
      })
      assert.ok(mails)
      running.push(mails)
      return mails
    },
    /** One server looks now, at that moment, and sends what is due. */
    async look(now?: string): Promise<void> {
      await lab.stopAll()
      // Another server's turn is over.
      await orm.update(homeWatch).set({matchedAt: null})
      await lab.start(now).look()
      await lab.gathered()
    },
    /** Ends the minute in which a mail at once waits for what else changes. */
    async gathered(): Promise<void> {
      await orm
        .update(outbox)
        .set({nextTry: sql`now()`})
        .where(and(eq(outbox.kind, AT_ONCE), isOpen))
      api.app.outbox.wake(AT_ONCE)
    },
    async stopAll() {
      for (const one of running.splice(0)) await one.close()
    },
    /** Saves with a token that is old enough, each time from another network. */
    save(values: object = {}, {query, ...options}: PostOptions = {}) {
      const form = issueFormToken(api.secret, Date.now() - 10_000)
      const address = `2001:db8:${(++senders).toString(16)}::1`
      return api.post(
        'createSavedSearch',
        {...search, ...values},
        {address, query: {form, ...query}, ...options},
      )
    },
    /** Saves and confirms by the link in the mail; gives back its token. */
    async confirmed(values: Partial<typeof search> = {}): Promise<string> {
      if (!running.length) lab.start()
      assert.equal((await lab.save(values)).status, 200)
      const [mail] = await lab.mails(1)
      const token = tokenIn(mail)
      assert.equal(await lab.change(token, 'confirm'), 200)
      return token
    },
    async change(token: string, task: string, more: object = {}) {
      return (await api.post('changeSavedSearch', {token, task, ...more})).status
    },
    /** Resolves when so many mails have come; they are taken away. */
    async mails(count: number) {
      await server.has(count)
      // Their outcome is noted after they were taken.
      await until(async () => (await open()) === 0)
      return server.mails.splice(0)
    },
    async addHome(id: string, more: object = {}) {
      await orm.insert(properties).values({...home, id, reference: id, ...more})
      await touch()
    },
    async changeHome(id: string, more: object) {
      await orm.update(properties).set(more).where(eq(properties.id, id))
      await touch()
    },
    /** Something becomes of a home, as whatever writes homes records it. */
    async happen(id: string, event: string, more: Partial<typeof homeEvents.$inferInsert> = {}) {
      const row = {reference: id, home: id, event: event as 'price', ...more}
      await orm.insert(homeEvents).values(row)
    },
    async reset(): Promise<void> {
      await lab.stopAll()
      for (const table of [
        savedSearches,
        outbox,
        watchedHomes,
        homeChanges,
        homeWatch,
        dailyTasks,
        networkUses,
        homeEvents,
      ]) {
        await orm.delete(table)
      }
      await orm.delete(properties).where(sql`id like 'test-%'`)
      letters.length = 0
      server.mails.length = 0
      server.answer = () => undefined
      await lab.start().look()
    },
    async close(): Promise<void> {
      await lab.stopAll()
      await api.close()
    },
  }
  const open = () => orm.$count(outbox, isOpen)
  return lab
}

/** For all tests of a suite, and as new for each. */
export function useLab(database: TestDatabase) {
  const lab = useRunning(() => openLab(database))
  beforeEach(() => lab.reset())
  return lab
}

export const tokenIn = (mail: Mail | undefined) =>
  /\/saved-searches\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
