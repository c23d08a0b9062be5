/** When records last changed, which search engines and calendars are told. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import {type CallName, read} from '../support/api/read.ts'
import {readClaims} from '../support/api/read-claims.ts'
import {importInto, newFolder, remove, set, startWithContent} from '../support/content/content.ts'
import {exampleRecords} from '../support/content/content-records.ts'
import {databases} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

/** The call of each page that shows one record. */
const calls = [
  'propertyDetail',
  'getProjectsByBuilder',
  'getCommunityDetail',
  'getNeighborhood',
  'getTeamMember',
  'careerDetail',
  'getBlogDetail',
  'getNewsDetail',
  'getOpenHouseDetail',
] as const

for (const database of databases) {
  describe(`dates of the last change, with ${database.name}`, () => {
    const api = useRunning(async () => startWithContent(database, await newFolder()))

    const dateOf = async (name: CallName, params = readClaims[name]?.params) => {
      const {data} = await read(api.app, name, params)
      const record = data as {updatedAt?: string; blog?: {updatedAt?: string}}
      return (record.blog ?? (data as {news?: typeof record}).news ?? record).updatedAt
    }
    const dates = async () =>
      Object.fromEntries(
        await Promise.all(calls.map(async name => [name, await dateOf(name)] as const)),
      )
    /** As if all of this had been imported long ago. */
    const age = async () => {
      const orm = await api.database.ready()
      for (const table of ['record_states', 'property_states']) {
        await orm.execute(sql.raw(`update ${table} set changed = '2025-01-05T10:00:00Z'`))
      }
      await importInto(api, await newFolder())
    }
    const OLD = '2025-01-05T10:00:00Z'

    it('every record with a page has the time of its last change', async () => {
      for (const [name, date] of Object.entries(await dates())) {
        assert.match(`${date}`, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, name)
      }
    })

    it('an import that changes nothing changes no date', async () => {
      await age()
      for (const [name, date] of Object.entries(await dates())) assert.equal(date, OLD, name)
    })

    it('an import dates what it changes, and nothing else', async () => {
      await age()
      const today = new Date().toISOString().slice(0, 10)
      await importInto(
        api,
        await newFolder(
          set('team', 'anna-berg', {name: 'Anna Changed'}),
          set('blogs', 'first-home', {title: 'Changed'}),
        ),
      )
      const {getTeamMember, getBlogDetail, ...others} = await dates()
      assert.ok(`${getTeamMember}` >= today)
      assert.ok(`${getBlogDetail}` >= today)
      for (const [name, date] of Object.entries(others)) assert.equal(date, OLD, name)
      await importInto(api, await newFolder())
    })

    it('a new article dates from the day it names, one that comes back from today', async () => {
      const article = {...exampleRecords().blogs['first-home'], createdAt: '2025-02-03'}
      const added = () => newFolder(set('blogs', 'second-home', article))
      const date = () => dateOf('getBlogDetail', {slug: 'second-home'})
      await importInto(api, await added())
      assert.equal(await date(), '2025-02-03T00:00:00Z')
      const today = new Date().toISOString().slice(0, 10)
      await importInto(api, await newFolder(remove('blogs', 'second-home')))
      await importInto(api, await added())
      assert.ok(`${await date()}` >= today)
    })
  })
}
