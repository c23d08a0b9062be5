/** The agency's own feed: portals read it, and so does a sync. */
import assert from 'node:assert/strict'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {after, before, describe, it} from 'node:test'
import {surroundingsOf} from '#server/content/feeds/feed-state.ts'
import {formatFile, readMapping} from '#server/content/feeds/mapping.ts'
import type {FeedProperty} from '#server/content/feeds/outcome.ts'
import {readListing} from '#server/content/feeds/property-record.ts'
import {readListings} from '#server/content/feeds/read-listings.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {TestApi} from '../../support/api/api.ts'
import {holdDate} from '../../support/api/clock.ts'
import {newFolder, set, startWithContent} from '../../support/content/content.ts'
import {content} from '../../support/content/content-command.ts'
import {databases} from '../../support/databases/databases.ts'
import {newDirectory} from '../../support/storage/directories.ts'

const storageUrl = 'https://media.example/storage/'
const name = {en: 'Sea & <sky> ]]> view', fr: 'Vue sur mer', ru: 'Вид на море'}

const homeFacts = {
  ...{building: 'Gate Tower 2', floor: 0, parking: 2, views: ['marina-view', 'skyline-view']},
  ...{furnishing: 'furnished', completion: 'ready', service_charge: 18.245, cheques: 4},
  ...{deposit: 9_500, available_from: '2027-01-31'},
}

for (const database of databases) {
  describe(`the feed of the site, with ${database.name}`, () => {
    let api: TestApi
    let file: string
    before(async () => {
      const home = {
        ...{name, purpose: 'residential-rent', price: 9_500, price_period: 'month'},
        ...{bedrooms: 0, bathrooms: 1, agent: 'anna-berg', builder: 'north-wind'},
        amenities: ['Balcony', 'Shared pool', 'Something of its own'],
        description: {en: '<p>Two <b>rooms</b>.</p>', fr: '<p>Deux.</p>'},
        ...{address: 'Gate Tower 2, Coral Bay Gate, Coral Bay, Dubai', coordinates: [25.08, 55.14]},
        ...{media_url: 'https://tours.example/1?a=1&b=2', listed: '2026-11-02'},
        ...homeFacts,
      }
      const folder = await newFolder(set('properties', 'plain-flat', home))
      api = await startWithContent(database, folder)
      file = join(await newDirectory(), 'feed.xml')
    })
    after(() => api.close())
    // A day of the office must not end between an answer and its check.
    holdDate()

    const write = async () => {
      const report = await api.content.perform('feed', file, {storageUrl})
      assert.equal(report.is, 'listed', JSON.stringify(report))
      return {listings: report.listings, text: await readFile(file, 'utf8')}
    }

    async function readBack() {
      const {text} = await write()
      const mapping = await readMapping(formatFile('property-finder'))
      const surroundings = await surroundingsOf(await api.database.ready())
      const reading = {
        ...{mapping, surroundings, previous: new Map(), today: officeDay(), permitDays: undefined},
      }
      const found = new Map<string, FeedProperty>()
      for await (const node of readListings(file, mapping)) {
        const outcome = readListing(node, reading)
        assert.equal(outcome.is, 'property', JSON.stringify(outcome))
        found.set(outcome.property.reference, outcome.property)
      }
      return {text, found}
    }

    it('reading the feed back gives the same values', async () => {
      const {found} = await readBack()
      const own = [...found.values()].find(({values}) => values.price === 9_500)
      assert.ok(own)
      const {reference, permit_expiry, permit_number, ...values} = own.values
      assert.deepEqual(values, {
        ...{feed: 'property-finder', purpose: 'residential-rent', property_type: 'apartment'},
        ...{neighborhood: 'coral-bay', builder: 'north-wind', agent: 'anna-berg', name},
        ...{media_url: 'https://tours.example/1?a=1&b=2', price: 9_500, price_period: 'month'},
        ...{bedrooms: 0, bathrooms: 1, area_sqft: 1_200, amenities: ['Balcony', 'Shared pool']},
        description: {en: '<p>Two <b>rooms</b>.</p>', fr: '<p>Deux.</p>'},
        address: 'Gate Tower 2, Coral Bay Gate, Coral Bay, Dubai',
        ...{city: 'Coral Bay', state: 'Dubai', emirate: 'Dubai', coordinates: [25.08, 55.14]},
        listed: '2026-11-02',
        ...homeFacts,
      })
      assert.equal(permit_number, `P-${reference}`)
      assert.match(`${permit_expiry}`, /^\d{4}-\d\d-\d\d$/)
      assert.match(own.photos[0]?.url ?? '', /^https:\/\/media\.example\/storage\/pictures\/sea\./)
      assert.equal(own.photos[0]?.changed, '2026-11-02 00:00:00')
    })

    it('the root counts the listings, and what visitors may not see is not among them', async () => {
      const {listings, text} = await write()
      assert.ok(listings > 2)
      assert.match(
        text,
        new RegExp(`^<list last_update="[^"]{19}" listing_count="${listings}">$`, 'm'),
      )
      assert.equal(text.match(/<property /g)?.length, listings)
      assert.doesNotMatch(text, /Hidden|Expired/)
    })

    it('a listing’s time of change is that of the last import that changed it', async () => {
      const timesIn = (text: string) => [...text.matchAll(/<property last_update="([^"]+)"/g)]
      const first = timesIn((await write()).text)
      assert.ok(first.every(([, time = '']) => time.startsWith(officeDay())))
    })
  })

  it(`npm run content -- feed writes a file or the terminal, with ${database.name}`, async () => {
    const env = {...(await database.prepare()), SEED: 'none', LOG_LEVEL: 'warn'}
    const imported = await content(['import', await newFolder()], env)
    assert.equal(imported.code, 0, imported.stderr)
    const {code, stdout, stderr} = await content(['feed'], env)
    assert.deepEqual([code, stderr.replace(/\d+/, 'N')], [0, 'N listings written.\n'])
    assert.match(stdout, /^<\?xml [\s\S]*<\/list>\n$/)
    const file = join(await newDirectory(), 'own.xml')
    await content(['feed', '--out', file], env)
    assert.equal(undated(await readFile(file, 'utf8')), undated(stdout))
  })
}

const undated = (text: string) => text.replace(/<list last_update="[^"]+"/, '')
