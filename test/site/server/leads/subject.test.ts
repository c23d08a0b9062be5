import assert from 'node:assert/strict'
import {readFile} from 'node:fs/promises'
import {describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {makeLead} from '#server/leads/lead.ts'
import {rowOf} from '#server/leads/lead-store.ts'
import {agentOf, PROPERTY_PAGES, pageOf, propertyOf} from '#server/leads/subject.ts'
import {leads} from '#server/leads/tables.ts'
import {routes} from '../../../../site/app/shared-with-server/routes.ts'
import {useDatabase} from '../support/databases/one-database.ts'
import {enquiry, teamMessage} from '../support/leads/people.ts'

const PAGES: [fromUrl: string | null, property: string | null][] = [
  ['properties/sea-villa-2', 'sea-villa-2'],
  ['/properties/sea-villa-2', 'sea-villa-2'],
  ['projects/detail/palm-one?utm_source=x', 'palm-one'],
  ['https://agency.example/properties/sea-villa-2#form', 'sea-villa-2'],
  ['Properties/Sea-Villa-2/', 'sea-villa-2'],
  ['properties', null],
  ['properties/', null],
  ['properties/a/b', null],
  ['projects/emaar', null],
  ['blog/properties/sea-villa-2', null],
  ['contact-us', null],
  ['', null],
  [null, null],
]

describe('what an enquiry is about', () => {
  const one = useDatabase()

  for (const [fromUrl, property] of PAGES) {
    it(`${fromUrl} is about ${property ?? 'no property'}`, () => {
      assert.equal(propertyOf(fromUrl), property)
    })
  }

  it('an enquiry is stored with the page that it was sent from, without what may be personal', () => {
    const site = 'https://agency.example'
    const pages: [address: string | undefined, page: string | undefined][] = [
      [`${site}/properties/sea-villa-2?name=Sara#form`, 'properties/sea-villa-2'],
      [`${site}/`, '/'],
      [`${site}/saved-searches/secret-token`, 'saved-searches'],
      ['https://partner.example/homes/1?name=Sara', 'https://partner.example/homes/1'],
      ['file:///home/sara/page.html', undefined],
      ['no address', undefined],
      [undefined, undefined],
    ]
    for (const [address, page] of pages) assert.equal(pageOf(address, site), page, address)
    assert.equal(pageOf(`${site}/team`, 'not an address'), `${site}/team`)
  })

  it('subjects are read from pages that the site has', () => {
    const paths = routes.map(({path}) => path)
    for (const page of PROPERTY_PAGES) assert.ok(paths.includes(`${page}{slug}`), page)
  })

  it('a message to a team member is about that member', () => {
    assert.equal(agentOf(teamMessage), 'mina-darwish')
    assert.equal(agentOf({team_member: 'a b'}), null)
    assert.equal(agentOf(enquiry), null)
  })

  it('a migration fills in the subject of stored enquiries', async () => {
    const rows = [...PAGES.map(([fromUrl]) => ({...enquiry, fromUrl})), teamMessage].map(payload =>
      rowOf(makeLead({form: 'contact', payload, context: {}, suspectedSpam: null, key: undefined})),
    )
    await one.orm.insert(leads).values(rows.map(row => ({...row, property: null, agent: null})))
    const path = '../../../../site/server/platform/db/migrations/0004_version_1_1.sql'
    const migration = await readFile(new URL(path, import.meta.url), 'utf8')
    const statements = migration.split('--> statement-breakpoint').map(text => text.trim())
    const updates = statements.filter(text => /^UPDATE "leads" SET "(agent|property)"/.test(text))
    assert.equal(updates.length, 2)
    for (const update of updates) await one.orm.execute(sql.raw(update))
    for (const {id, property, agent} of rows) {
      const [stored] = await one.orm.select().from(leads).where(eq(leads.id, id))
      assert.deepEqual([stored?.property, stored?.agent], [property, agent])
    }
  })
})
