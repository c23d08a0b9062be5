/** A portal's feed becomes properties of the site, beside those that were entered by hand. */
import assert from 'node:assert/strict'
import {after, before, beforeEach, describe, it} from 'node:test'
import {isNotNull} from 'drizzle-orm'
import type {SyncOptions} from '#server/content/feeds/settings.ts'
import {contentRuns} from '#server/content/import-tables.ts'
import {properties} from '#server/content/tables.ts'
import type {ContentReport, TaskOptions} from '#server/content/tasks/content.ts'
import {recordRuns} from '#server/content/tasks/content-runs.ts'
import type {TestApi} from '../../support/api/api.ts'
import {everything, read} from '../../support/api/read.ts'
import {importInto, newFolder, set, startWithContent} from '../../support/content/content.ts'
import {databases} from '../../support/databases/databases.ts'
import {feedOf, type Listing, type Portal, startPortal} from '../../support/feeds/portal.ts'

type Synced = Extract<ContentReport, {is: 'synced'}>

for (const database of databases) {
  describe(`a sync with a feed, with ${database.name}`, () => {
    let api: TestApi
    let portal: Portal
    before(async () => {
      portal = await startPortal()
      api = await startWithContent(database, await newFolder())
    })
    beforeEach(async () => {
      await importInto(api, await newFolder())
      const orm = await api.database.ready()
      await orm.delete(properties).where(isNotNull(properties.feed))
      portal.text = undefined
      portal.answers = {}
    })
    after(async () => {
      await api.close()
      portal.close()
    })

    const attempt = (listings: Listing[], sync: SyncOptions = {}, options: TaskOptions = {}) => {
      portal.listings = listings
      portal.asked.length = 0
      return api.content.perform('sync', portal.feed, {sync: {permitDays: 30, ...sync}, ...options})
    }
    const sync = async (...given: Parameters<typeof attempt>): Promise<Synced> => {
      const report = await attempt(...given)
      assert.equal(report.is, 'synced', JSON.stringify(report))
      return report
    }
    const homeOf = async (reference: string) => {
      const {data} = await read(api.app, 'propertyDetail', {slug: `home-${reference}`})
      return data as {name: string; about: {price: number}; main_images: unknown[]} | null
    }
    const homes = (...references: string[]) => references.map(reference => ({reference}))

    it('new homes are added, changed ones change, and those that are gone are withdrawn', async () => {
      const first = await sync(homes('a-1', 'a-2', 'a-3'))
      assert.deepEqual(first.changes, {added: 3, changed: 0, withdrawn: 0, unchanged: 0})
      assert.equal((await homeOf('a-1'))?.about.price, 1_000_000)
      const next = await sync([{reference: 'a-1', price: 2_000_000}, ...homes('a-2', 'a-4')])
      assert.deepEqual(next.changes, {added: 1, changed: 1, withdrawn: 1, unchanged: 1})
      assert.equal((await homeOf('a-1'))?.about.price, 2_000_000)
      assert.equal(await homeOf('a-3'), null)
      assert.ok(await homeOf('a-4'))
    })

    it('everything that was entered by hand stays exactly as it is', async () => {
      const old = await everything(api.app)
      await sync(homes('a-1', 'a-2'))
      assert.notDeepEqual(await everything(api.app), old)
      portal.text = '<list><property><reference_number>x</reference_number></property></list>'
      await sync([], {allowWithdrawals: true})
      assert.deepEqual(await everything(api.app), old)
    })

    it('a second sync of the same feed writes nothing and fetches no picture', async () => {
      const listings = [{reference: 'a-1', photos: ['/1.jpg', '/2.jpg']}]
      assert.equal((await sync(listings)).photos.fetched + (await sync(listings)).photos.fetched, 2)
      const {version} = await versionOf(api)
      const {changes} = await sync(listings)
      assert.deepEqual(changes, {added: 0, changed: 0, withdrawn: 0, unchanged: 1})
      assert.deepEqual(portal.asked, ['/feed.xml'])
      assert.equal((await versionOf(api)).version, version)
    })

    it('a changed price fetches no picture, a changed picture is fetched', async () => {
      await sync([{reference: 'a-1', photos: ['/3.jpg', '/4.jpg']}])
      const {photos} = await sync([
        {reference: 'a-1', price: 5_000_000, photos: ['/3.jpg', '/4.jpg']},
      ])
      assert.deepEqual([photos.fetched, photos.known], [0, 2])
      const later = {reference: 'a-1', photos: ['/3.jpg'], photosChanged: '2026-11-22 09:00:00'}
      assert.equal((await sync([later])).photos.fetched, 1)
    })

    for (const [what, price] of [
      ['a tenth', 99_000],
      ['ten times', 10_010_000],
    ] as const)
      it(`a price that jumps beyond ${what} of what it was is held back until it is allowed`, async () => {
        await sync(homes('a-1', 'a-2'))
        const next = [{reference: 'a-1', price, title: 'Villa'}, ...homes('a-2')]
        const {changes, refused} = await sync(next)
        assert.deepEqual(changes, {added: 0, changed: 0, withdrawn: 0, unchanged: 2})
        const [{reference, field, says} = {reference: '', field: '', says: ''}] = refused
        assert.deepEqual([reference, field, refused.length], ['a-1', 'price', 1])
        assert.match(says, /^would jump from AED 1000000 to AED \d+, .* --allow-price-jumps\.$/)
        assert.equal((await homeOf('a-1'))?.about.price, 1_000_000)
        assert.equal((await homeOf('a-1'))?.name, 'Home')
        assert.equal((await sync(next, {allowPriceJumps: true})).changes.changed, 1)
        assert.equal((await homeOf('a-1'))?.about.price, price)
        assert.deepEqual((await sync(next)).refused, [])
      })

    it('a place outside the Emirates is left out, and the report says so', async () => {
      const {notices, changes} = await sync([{reference: 'a-1', place: '2.35,48.85'}])
      assert.equal(changes.added, 1)
      assert.deepEqual(
        notices.map(({file, record, field}) => [file, record, field]),
        [['property-finder', 'a-1', 'coordinates']],
      )
    })

    it('a feed is read in the encoding that its server names', async () => {
      portal.listings = [{reference: 'a-1', title: 'Caf\xE9'}]
      const text = Buffer.from(feedOf(portal).replace(/<\?.*\?>/, ''), 'latin1')
      portal.answers['/feed.xml'] = (_request, response) =>
        response.setHeader('content-type', 'application/xml; charset=windows-1252').end(text)
      await sync(portal.listings)
      const {data} = await read(api.app, 'propertyDetail', {slug: 'cafe-a-1'})
      assert.equal((data as {name: string}).name, 'Caf\xE9')
    })

    it('a listing without a valid permit is refused, and what to do is said', async () => {
      const listings = [
        {reference: 'a-1', permit: ''},
        {reference: 'a-2', permit: 'pending'},
        {reference: 'a-3'},
      ]
      const {refused, changes} = await sync(listings)
      assert.equal(changes.added, 1)
      const fields = refused.map(({reference, field}) => [reference, field])
      assert.deepEqual(fields, [
        ['a-1', 'permit_number'],
        ['a-2', 'permit_number'],
      ])
      assert.match(refused[0]?.says ?? '', /may not be advertised without a permit/)
      const report = await attempt(homes('a-3'), {permitDays: undefined})
      assert.equal(report.is, 'failed')
      assert.match(JSON.stringify(report), /--permit-days DAYS/)
    })

    it('a reference of a home that was entered by hand is refused', async () => {
      const [own] = await (await api.database.ready()).select().from(properties).limit(1)
      const {refused} = await sync(homes(`${own?.reference}`, 'a-1', 'a-1'))
      const reasons = refused.map(({reference, says}) => [reference, says])
      assert.deepEqual(reasons, [
        [
          own?.reference,
          `is that of properties/${own?.id}, which was entered by hand. Give one of them another.`,
        ],
        ['a-1', 'is in the feed twice. The first one counts.'],
      ])
    })

    it('a picture that fails is reported, and its home shown without it', async () => {
      portal.answers['/9.jpg'] = (_request, response) => response.writeHead(500).end()
      const listing = {reference: 'a-1', photos: ['/8.jpg', '/9.jpg']}
      const {photos, changes} = await sync([listing])
      assert.equal(changes.added, 1)
      assert.deepEqual(photos.faults, [
        {reference: 'a-1', says: `The picture ${portal.host}/9.jpg was answered 500.`},
      ])
      assert.equal((await homeOf('a-1'))?.main_images.length, 1)
      portal.answers = {}
      assert.equal((await sync([listing])).photos.fetched, 1)
      assert.equal((await homeOf('a-1'))?.main_images.length, 2)
    })

    it('a new home with no picture at all is refused, a known one stays as it was', async () => {
      await sync(homes('a-1'))
      const lost = {photos: ['/nowhere.jpg']}
      const {refused, changes} = await sync([
        {reference: 'a-1', price: 7_000_000, ...lost},
        {reference: 'a-2', ...lost},
      ])
      assert.deepEqual(changes, {added: 0, changed: 0, withdrawn: 0, unchanged: 1})
      const fields = refused.map(({reference, field}) => [reference, field])
      assert.deepEqual(fields, [['a-2', 'photos']])
      assert.equal((await homeOf('a-1'))?.about.price, 1_000_000)
    })

    it('a damaged picture holds up nothing else', async () => {
      portal.answers['/7.jpg'] = (_request, response) =>
        response.end(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 2, 3]))
      const {photos} = await sync([{reference: 'a-1', photos: ['/1.jpg', '/7.jpg']}])
      assert.match(photos.faults[0]?.says ?? '', /7\.jpg cannot be decoded/)
      assert.ok(await homeOf('a-1'))
    })

    const broken: [string, string | undefined, RegExp][] = [
      ['is empty', '<list></list>', /has no listing\..* --allow-withdrawals\. Nothing/],
      ['is cut off', '<list><property><reference_number>', /is no whole XML/],
      ['is a page', '<html>sign in</html>', /Name a mapping file/],
      ['withdraws more than half', undefined, /would withdraw 2 of its 3 properties/],
    ]
    for (const [what, text, message] of broken)
      it(`a feed that ${what} is refused and changes nothing`, async () => {
        await sync(homes('a-1', 'a-2', 'a-3'))
        const old = await everything(api.app)
        portal.text = text
        const report = await attempt(homes('a-1'))
        assert.equal(report.is, 'failed')
        assert.match(report.says, message)
        assert.deepEqual(await everything(api.app), old)
      })

    it('a feed that loses half in each of several syncs is refused, until the operator allows it', async () => {
      const content = recordRuns(api.content, {database: api.database})
      const syncRecorded = async (count: number, options: SyncOptions = {}) => {
        portal.listings = homes(...['a-1', 'a-2', 'a-3', 'a-4'].slice(0, count))
        const report = await content.perform('sync', portal.feed, {
          sync: {permitDays: 30, ...options},
        })
        return report.is === 'failed' ? report.says : report.is
      }
      assert.deepEqual([await syncRecorded(4), await syncRecorded(2)], ['synced', 'synced'])
      const refusal = /would leave 1 of the 4 properties that it had in the last 7 days\. Look/
      assert.match(await syncRecorded(1), refusal)
      assert.match(await syncRecorded(1), refusal)
      assert.equal(await syncRecorded(1, {allowWithdrawals: true}), 'synced')
      assert.equal(await syncRecorded(1), 'synced')
      await (await api.database.ready()).delete(contentRuns)
    })

    it('a feed may withdraw more than half when the operator allows it', async () => {
      await sync(homes('a-1', 'a-2', 'a-3'))
      const {changes} = await sync(homes('a-1'), {allowWithdrawals: true})
      assert.equal(changes.withdrawn, 2)
    })

    it('a dry run tells what would change, and changes and fetches nothing', async () => {
      await sync(homes('a-1', 'a-2'))
      const old = await everything(api.app)
      const {changes} = await sync(
        [{reference: 'a-1', price: 3_000_000}, ...homes('a-3')],
        {},
        {dryRun: true},
      )
      assert.deepEqual(changes, {added: 1, changed: 1, withdrawn: 1, unchanged: 0})
      assert.deepEqual(portal.asked, ['/feed.xml'])
      assert.deepEqual(await everything(api.app), old)
    })

    it('an interrupted sync goes on with the pictures that it has', async () => {
      const stop = new AbortController()
      portal.answers['/12.jpg'] = () => {}
      const onProgress = () => stop.abort()
      const listings = [
        {reference: 'a-1', photos: ['/11.jpg']},
        {reference: 'a-2', photos: ['/12.jpg']},
      ]
      const report = await attempt(listings, {}, {signal: stop.signal, onProgress})
      assert.deepEqual(report, {is: 'failed', says: 'Stopped. The content is as it was.'})
      assert.equal(await homeOf('a-1'), null)
      portal.answers = {}
      await sync(listings)
      assert.deepEqual(portal.asked, ['/feed.xml', '/12.jpg'])
    })

    it('a home that an open house names is hidden instead of withdrawn, and comes back', async () => {
      await sync(homes('a-1', 'a-2'))
      const orm = await api.database.ready()
      await orm.execute(
        "update open_houses set property = 'home-a-1' where id = (select min(id) from open_houses)",
      )
      assert.equal((await sync(homes('a-2'))).changes.withdrawn, 1)
      assert.equal(await homeOf('a-1'), null)
      assert.equal((await sync(homes('a-2'))).changes.withdrawn, 0)
      assert.equal((await sync(homes('a-1', 'a-2'))).changes.changed, 1)
      assert.ok(await homeOf('a-1'))
    })

    it('a home that a landing page names is hidden by a sync, whose report names the page', async () => {
      await sync(homes('a-1', 'a-2'))
      const orm = await api.database.ready()
      await orm.execute("update launches set property = 'home-a-1'")
      const {changes, notices} = await sync(homes('a-2'))
      assert.equal(changes.withdrawn, 1)
      const named = notices.find(({file}) => file === 'launches')
      assert.match(
        `${named?.record}: ${named?.says}`,
        /^bay-tower-launch: .* answers 410: the property home-a-1/,
      )
      assert.equal((await sync(homes('a-1', 'a-2'))).changes.changed, 1)
      assert.ok(await homeOf('a-1'))
    })

    it("the next sync reverts an import's change to a feed’s home", async () => {
      await sync(homes('a-1'))
      const change = set('properties', 'home-a-1', {
        ...{
          reference: 'a-1',
          feed: 'property-finder',
          name: 'By hand',
          purpose: 'residential-sale',
        },
        ...{
          property_type: 'apartment',
          neighborhood: 'coral-bay',
          main_images: ['pictures/sea.png'],
        },
        ...{city: 'Dubai', emirate: 'Dubai', listed: '3 days ago'},
        ...{permit_number: '7123', permit_expiry: 'in 9 days'},
      })
      await importInto(api, await newFolder(change))
      assert.equal((await homeOf('a-1'))?.name, 'By hand')
      await sync(homes('a-1'))
      assert.equal((await homeOf('a-1'))?.name, 'Home')
    })
  })
}

async function versionOf({database}: TestApi) {
  const orm = await database.ready()
  const {rows} = (await orm.execute('select version from content_version')) as unknown as {
    rows: {version: string}[]
  }
  return rows[0] ?? {version: ''}
}
