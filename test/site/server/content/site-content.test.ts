import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import {
  type ReadSiteContent,
  siteContentOf,
  siteContentOfFolder,
} from '#server/content/records/site-content.ts'
import {launchLinks, siteRecordsOf} from '#server/content/records/site-records.ts'
import {builtInAgency, changedFacts} from '#trade/agency/agency.ts'
import type {TestApi} from '../support/api/api.ts'
import {
  importInto,
  leaveOut,
  newFolder,
  remove,
  set,
  startWithContent,
} from '../support/content/content.ts'
import {databases} from '../support/databases/databases.ts'

const demo = await siteContentOfFolder()()

for (const database of databases) {
  describe(`content of the agency, with ${database.name}`, () => {
    let api: TestApi
    let read: ReadSiteContent
    before(async () => {
      api = await startWithContent(database, await newFolder())
      read = siteContentOf(api.database)
    })
    after(() => api.close())

    it('facts, landing pages and legal texts come from the last import', async () => {
      const content = await read()
      assert.equal(content.agency.phone, '+971 4 111 1111')
      assert.deepEqual(launchLinks(content, 'fr'), [
        {
          path: '/bay-tower-launch',
          property: 'bay-towers',
          heading: 'Bay Tower by North Wind (fr)',
        },
      ])
      const text = await siteRecordsOf(content, 'ru').legalText('privacy-policy')
      assert.equal(text?.opening[0], 'What {agency} knows. (ru)')
    })

    it('reading calls send facts of the agency only when they differ from the build', async () => {
      await read()
      const {body} = await api.app.inject('/api/v1/user/getBuilders')
      const {name, phone, whatsapp} = (await read()).agency
      assert.deepEqual(JSON.parse(body).agency, {
        ...{name, phone, whatsapp},
        demonstration: false,
        hiddenReviewers: ['Paul'],
      })
      await importInto(api, await newFolder(set('agency', 'agency', {...builtInAgency})))
      await read()
      const unchanged = await api.app.inject('/api/v1/user/getBuilders')
      assert.equal(JSON.parse(unchanged.body).agency, undefined)
      await importInto(api, await newFolder())
    })

    it('facts equal to those of the build are not sent to browsers', async () => {
      await importInto(api, await newFolder(set('agency', 'agency', {...builtInAgency})))
      assert.equal(changedFacts((await read()).agency), undefined)
      await importInto(api, await newFolder())
      assert.equal(changedFacts((await read()).agency)?.phone, '+971 4 111 1111')
    })

    it('a fact in one language is used for every language', async () => {
      const {agency} = await read()
      assert.equal(agency.office.country.ru, 'United Arab Emirates')
    })

    it('a missing legal page falls back to the one of the demonstration', async () => {
      const terms = await siteRecordsOf(await read(), 'en').legalText('terms-and-conditions')
      assert.deepEqual(terms, await siteRecordsOf(demo, 'en').legalText('terms-and-conditions'))
    })

    it('a new import replaces facts and landing pages at once', async () => {
      const folder = await newFolder(
        set('agency', 'agency', {phone: '+971 4 222 2222'}),
        remove('launches', 'bay-tower-launch'),
      )
      await importInto(api, folder)
      const content = await read()
      assert.equal(content.agency.phone, '+971 4 222 2222')
      assert.equal(await siteRecordsOf(content, 'en').launch('bay-tower-launch'), null)
    })
  })

  describe(`content without facts of the agency, with ${database.name}`, () => {
    it('facts, landing pages and legal texts fall back to the demonstration', async () => {
      const folder = await newFolder(leaveOut('agency'), leaveOut('launches'), leaveOut('legal'))
      const api = await startWithContent(database, folder)
      try {
        const {version: _version, ...content} = await siteContentOf(api.database)()
        assert.deepEqual(content, demo)
      } finally {
        await api.close()
      }
    })
  })
}

describe('content of the agency read from a folder', () => {
  it('facts and landing pages come from the given folder', async () => {
    const content = await siteContentOfFolder(await newFolder())()
    assert.equal(content.agency.name, 'North Star Homes')
    const launches = content.launches.map(({id}) => id)
    assert.deepEqual(launches, ['bay-tower-launch'])
  })

  it('an invalid fact is rejected with the names of its file and field', async () => {
    const folder = await newFolder(set('agency', 'agency', {established: 'long ago'}))
    await assert.rejects(siteContentOfFolder(folder)(), /agency\.json.+established/)
  })
})
