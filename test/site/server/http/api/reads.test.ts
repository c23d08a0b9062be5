import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {addressOf, plain, read, readingCalls} from '../../support/api/read.ts'
import {readClaims} from '../../support/api/read-claims.ts'
import {newFolder, startWithContent} from '../../support/content/content.ts'
import {databases} from '../../support/databases/databases.ts'
import {useRunning} from '../../support/running.ts'

for (const database of databases) {
  describe(`reading calls, with ${database.name}`, () => {
    const api = useRunning(async () => startWithContent(database, await newFolder()))

    for (const [name] of readingCalls) {
      it(`${name} answers the data that the specification defines`, async () => {
        const claim = readClaims[name]
        assert.ok(claim, `add an answer of ${name} to read-claims.ts`)
        const {status, message, data} = await read(api.app, name, claim.params)
        assert.deepEqual([status, message], [200, 'OK'])
        assert.deepEqual(plain(slugsOnly(name, data)), claim.answers)
      })
    }

    for (const [name, {params}] of readingCalls) {
      const required = Object.entries(params).filter(([, {optional}]) => !optional)
      // A search, which refuses what it cannot read: repositories/area-prices.test.ts.
      if (!required.length || name === 'getAreaPrices') continue
      it(`${name} answers 404 for an unknown, missing or blank parameter`, async () => {
        const missing = readClaims[name]?.missing
        assert.ok(missing, `add a missing record of ${name} to read-claims.ts`)
        for (const params of [missing, {}, {[required[0]?.[0] ?? '']: '  '}]) {
          const {status, data, headers} = await read(
            api.app,
            name,
            params as Record<string, string>,
          )
          assert.deepEqual([status, data], [404, null], addressOf(name, params as never))
          assert.equal(headers['cache-control'], 'no-store')
        }
      })
    }

    it('answers contain no unpublished or expired records', async () => {
      for (const [name] of readingCalls) {
        const {data} = await read(api.app, name, readClaims[name]?.params)
        assert.doesNotMatch(JSON.stringify(data), /hidden|expired/i, name)
      }
      for (const slug of ['bay-towers', 'shore-flat']) {
        const {status, data} = await read(api.app, 'propertyDetail', {slug})
        assert.equal(status, 200)
        assert.doesNotMatch(JSON.stringify(data), /hidden|expired/i, slug)
      }
    })

    const unlisted = [
      ['propertyDetail', {slug: 'hidden-flat'}],
      ['getProjectsByBuilder', {builderSlug: 'hidden-builder'}],
      ['getCommunityDetail', {_id: 'hidden-community'}],
      ['getNeighborhood', {name: 'Hidden Place'}],
      ['getNeighborhoodsByCommunity', {community_name: 'Hidden Community'}],
      ['getTeamMember', {slug: 'hidden-agent'}],
      ['getPropertiesByAgent', {slug: 'hidden-agent'}],
      ['careerDetail', {_id: 'hidden-job'}],
      ['getBlogDetail', {slug: 'hidden-blog'}],
      ['getNewsDetail', {slug: 'hidden-news'}],
      ['getOpenHouseDetail', {slug: 'hidden-day'}],
    ] as const
    for (const [name, params] of unlisted) {
      it(`${name} answers 404 for ${Object.values(params)}`, async () => {
        assert.equal((await read(api.app, name, params)).status, 404)
      })
    }

    it('propertyDetail answers 410 after the last day of a permit', async () => {
      const {status, message} = await read(api.app, 'propertyDetail', {slug: 'expired-flat'})
      assert.deepEqual([status, message], [410, 'This property is no longer advertised.'])
      const lastDay = await read(api.app, 'propertyDetail', {slug: 'last-day'})
      assert.equal(lastDay.status, 200)
    })

    it('getOpenHouseDetail answers 410 while its home is withdrawn or has no valid permit', async () => {
      for (const slug of ['hidden-home', 'expired-home']) {
        const {status, message} = await read(api.app, 'getOpenHouseDetail', {slug})
        assert.deepEqual([status, message], [410, 'This property is no longer advertised.'], slug)
      }
    })

    it('properties outside Dubai have no dld_details', async () => {
      for (const slug of ['shore-flat', 'shore-home']) {
        const {data} = await read(api.app, 'propertyDetail', {slug})
        assert.equal((data as {dld_details?: object}).dld_details, undefined)
      }
    })

    it('getNeighborhood ignores case and narrows by a known community only', async () => {
      const request = async (name: string, community?: string) =>
        (await read(api.app, 'getNeighborhood', {name, ...(community && {community})})).status
      assert.deepEqual(
        [
          await request('coral-bay'),
          await request('CORAL bay'),
          await request('Dune Park', 'business'),
        ],
        [200, 200, 200],
      )
      assert.equal(await request('Coral Bay', 'Business Quarters'), 404)
      assert.equal(await request('Coral Bay', 'A community of an old link'), 200)
    })
  })
}

/** For lists of cards inside records the claims compare only slugs and their order. */
function slugsOnly(name: string, data: unknown) {
  const lists: Record<string, string> = {
    getPropertyTypesWithProperties: 'properties',
    getCommunityDetail: 'includedProperties',
  }
  const list = lists[name]
  if (!list) return data
  const shorten = (record: Record<string, {slug: string}[]>) => ({
    ...record,
    [list]: record[list]?.map(({slug}) => slug),
  })
  return Array.isArray(data) ? data.map(shorten) : shorten(data as never)
}
