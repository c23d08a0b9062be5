/** Viewings of the example's homes, booked as visitors do it, each from a network of its own. */
import assert from 'node:assert/strict'
import {beforeEach} from 'node:test'
import {leads} from '#server/leads/tables.ts'
import {networkUses, outbox} from '#server/platform/db/tables.ts'
import {busyTimes, viewings} from '#server/viewings/tables.ts'
import type {PostOptions, Reply} from '../api/api.ts'
import {readReply} from '../api/api.ts'
import {importInto, newFolder, set, startWithContent} from '../content/content.ts'
import type {TestDatabase} from '../databases/databases.ts'
import {useRunning} from '../running.ts'

/** A home of Anna's. */
export const VILLA = 'garden-villa'
/** A project of hers in another neighbourhood. */
export const TOWERS = 'bay-towers'
/** A home of Omar's in that neighbourhood. */
export const STUDIO = 'quiet-studio'

export const visitor = {
  mode: 'person',
  name: 'Layla Haddad',
  phone: '971501234567',
  email: 'layla@example.com',
}

interface Hours {
  agent: string
  agent_name: string
  length_minutes: number
  days: {day: string; starts: string[]}[]
  next?: string
}

async function openLab(database: TestDatabase, env: Record<string, string>) {
  const content = await newFolder()
  const api = await startWithContent(database, content, env)
  const orm = await api.database.ready()
  let senders = 0

  const post = (name: string, values: object, options: PostOptions = {}) =>
    api.post(name, values, {address: `2001:db8:${(++senders).toString(16)}::1`, ...options})

  const lab = {
    api,
    orm,
    post,
    async read(name: string, query: Record<string, string>): Promise<Reply> {
      return readReply(await api.app.inject({url: `/api/v1/user/${name}`, query}))
    },
    async hours(query: Record<string, string> = {slug: VILLA}): Promise<Hours> {
      const {status, data} = await lab.read('getViewingHours', {days: '14', ...query})
      assert.equal(status, 200)
      return data as Hours
    },
    /** All that are free, the soonest first. */
    async starts(query?: Record<string, string>) {
      return (await lab.hours(query)).days.flatMap(({starts}) => starts)
    },
    /** An hour of a day that is as far as possible from today's clock. */
    async anHour(query?: Record<string, string>): Promise<string> {
      const {days} = await lab.hours(query)
      return days.at(-1)?.starts[0] ?? ''
    },
    hold: (starts: string, more: object = {slug: VILLA}, options?: PostOptions) =>
      post('holdViewing', {starts, ...more}, options),
    async held(starts: string, more?: object): Promise<string> {
      return holdIn(await lab.hold(starts, more))
    },
    book: (hold: string, values: object = {}, options?: PostOptions) =>
      post('createViewing', {...visitor, hold, ...values}, options),
    /** Holds and books; the secret is then the visitor's link. */
    async booked(starts: string, more?: object, values?: object): Promise<string> {
      const hold = await lab.held(starts, more)
      const {status, message} = await lab.book(hold, values)
      assert.equal(status, 200, message)
      return hold
    },
    change: (token: string, task: string, starts?: string) =>
      post('changeViewing', {token, task, ...(starts && {starts})}),
    /** While the agency offers no hours for viewings. */
    async withoutHours(work: () => Promise<void>) {
      await importInto(api, await newFolder(set('viewing-hours', 'viewing-hours', {days_ahead: 0})))
      await work()
      await importInto(api, content)
    },
    rows: () => orm.select().from(viewings),
    async reset() {
      for (const table of [viewings, leads, busyTimes, networkUses, outbox]) await orm.delete(table)
    },
    close: () => api.close(),
  }
  return lab
}

/** The instant so many minutes later, or earlier. */
export const minutesFrom = (starts: string, minutes: number) =>
  new Date(Date.parse(starts) + minutes * 60_000).toISOString()

export const holdIn = ({data}: Reply) => (data as {hold?: string} | null)?.hold ?? ''

/** For all tests of a suite, and as new for each. */
export function useViewings(database: TestDatabase, env: Record<string, string> = {}) {
  const lab = useRunning(() => openLab(database, env))
  beforeEach(() => lab.reset())
  return lab
}
