/** Saved searches against a mail server, with homes that a test adds, changes and takes away. */
import assert from 'node:assert/strict'
import {eq, sql} from 'drizzle-orm'
import type {SavedSearchMailRequest} from '../../../../../site/app/core/render.tsx'
import {siteContentOf} from '../../../../../site/server/content/site-content.ts'
import {issueFormToken} from '../../../../../site/server/leads/time-trap.ts'
import {contentVersion, properties} from '../../../../../site/server/platform/db/content-schema.ts'
import {
  homeChanges,
  homeWatch,
  savedSearches,
  savedSearchMails,
  watchedHomes,
} from '../../../../../site/server/platform/db/saved-search-schema.ts'
import {dailyTasks, networkUses} from '../../../../../site/server/platform/db/schema.ts'
import {readSettings} from '../../../../../site/server/platform/env.ts'
import {
  type SavedSearchMails,
  startSavedSearches,
} from '../../../../../site/server/saved-searches/saved-searches.ts'
import type {PostOptions, Reply, TestApi} from '../api/api.ts'
import {newFolder, startWithContent} from '../content/content.ts'
import type {TestDatabase} from '../databases/databases.ts'
import {testLog} from '../leads/leads.ts'
import {type Mail, type MailServer, startMailServer} from '../leads/mail-server.ts'
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

export interface SavedSearchLab {
  api: TestApi
  server: MailServer
  /** What the letters were made of. */
  letters: SavedSearchMailRequest['mail'][]
  /** One server looks now, at that moment, and sends what is due. */
  look(now?: string): Promise<void>
  start(now?: string, more?: Record<string, string>): SavedSearchMails
  stopAll(): Promise<void>
  /** Saves with a token that is old enough, each time from another network. */
  save(values?: object, options?: PostOptions): Promise<Reply>
  /** Saves and confirms by the link in the mail; gives back its token. */
  confirmed(values?: Partial<typeof search>): Promise<string>
  change(token: string, task: string, more?: object): Promise<number>
  /** Resolves when so many mails have come; they are taken away. */
  mails(count: number): Promise<Mail[]>
  addHome(id: string, more?: object): Promise<void>
  changeHome(id: string, more: object): Promise<void>
  reset(): Promise<void>
}

const NEVER = 3_600_000

export async function openLab(database: TestDatabase): Promise<SavedSearchLab> {
  const server = await startMailServer()
  const env = {...MAILS, SMTP_URL: server.url}
  const api = await startWithContent(database, await newFolder(), env)
  const orm = await api.database.ready()
  const [model] = await orm.select().from(properties).where(sql`published and status = 'ACTIVE'`)
  assert.ok(model)
  const {search_words: _words, ...home} = model
  const letters: SavedSearchMailRequest['mail'][] = []
  const running: SavedSearchMails[] = []
  let version = 0
  let senders = 0

  const renderer = {
    async savedSearchLetter({mail}: SavedSearchMailRequest) {
      letters.push(mail)
      const pages = mail.kind === 'homes' ? mail.searches.map(one => one.page) : [mail.search.page]
      return {subject: mail.kind, text: pages.join('\n'), html: '<p></p>'}
    },
  }
  const touch = () => orm.update(contentVersion).set({version: `import ${++version}`})

  const lab: SavedSearchLab = {
    api,
    server,
    letters,
    start(now = MONDAY, more = {}) {
      const settings = readSettings({...env, ...more, DATA_DIR: api.dataDir})
      const mails = startSavedSearches({
        ...{database: api.database, settings},
        ...{renderer, siteContent: siteContentOf(api.database), log: testLog().log},
        ...{now: async () => new Date(now), pause: NEVER, pauses: {first: 20, longest: 100}},
      })
      assert.ok(mails)
      running.push(mails)
      return mails
    },
    async look(now) {
      await lab.stopAll()
      // Another server's turn is over.
      await orm.update(homeWatch).set({matchedAt: null})
      await lab.start(now).look()
    },
    async stopAll() {
      for (const one of running.splice(0)) await one.close()
    },
    save(values = {}, {query, ...options} = {}) {
      const form = issueFormToken(api.secret, Date.now() - 10_000)
      const address = `2001:db8:${(++senders).toString(16)}::1`
      return api.post(
        'createSavedSearch',
        {...search, ...values},
        {address, query: {form, ...query}, ...options},
      )
    },
    async confirmed(values = {}) {
      if (!running.length) lab.start()
      assert.equal((await lab.save(values)).status, 200)
      const [mail] = await lab.mails(1)
      const token = tokenIn(mail)
      assert.equal(await lab.change(token, 'confirm'), 200)
      return token
    },
    async change(token, task, more = {}) {
      return (await api.post('changeSavedSearch', {token, task, ...more})).status
    },
    async mails(count) {
      await server.has(count)
      // Their outcome is noted after they were taken.
      await until(async () => (await open()) === 0)
      return server.mails.splice(0)
    },
    async addHome(id, more = {}) {
      await orm.insert(properties).values({...home, id, reference: id, ...more})
      await touch()
    },
    async changeHome(id, more) {
      await orm.update(properties).set(more).where(eq(properties.id, id))
      await touch()
    },
    async reset() {
      await lab.stopAll()
      for (const table of [
        savedSearches,
        savedSearchMails,
        watchedHomes,
        homeChanges,
        homeWatch,
        dailyTasks,
        networkUses,
      ]) {
        await orm.delete(table)
      }
      await orm.delete(properties).where(sql`id like 'test-%'`)
      letters.length = 0
      server.mails.length = 0
      server.answer = () => undefined
      await lab.start().look()
    },
  }
  const open = () =>
    orm.$count(savedSearchMails, sql`${savedSearchMails.state} in ('waiting', 'sending')`)
  return lab
}

export const tokenIn = (mail: Mail | undefined) =>
  /\/saved-searches\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
