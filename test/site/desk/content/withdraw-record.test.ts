import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {withdrawRecord} from '#desk/content/record/withdraw-record.ts'

import {referrersOf} from '#server/content/records/referrers.ts'
import {linksOf} from '#server/content/schema/check-values.ts'
import {type KindName, kindNames} from '#server/content/schema/kinds.ts'
import {contentTables} from '#server/content/tables.ts'
import {inEnglish} from '../../../../site/app/shared-with-server/message.ts'
import {read} from '../../server/support/api/read.ts'
import {databases} from '../../server/support/databases/databases.ts'
import {LENA, useDeskContent} from '../../server/support/desk/desk-content.ts'

for (const database of databases) {
  describe(`withdrawing at the desk, with ${database.name}`, () => {
    const desk = useDeskContent(database)
    const withdraw = async (kind: KindName, key: string) => {
      const {base} = await desk.now(kind, key)
      return withdrawRecord(desk.parts, LENA, {kind, key, base})
    }

    it('every reference that the table of kinds declares is found from its other end', async () => {
      const missed: string[] = []
      let count = 0
      for (const kind of kindNames) {
        const rows = await desk.orm
          .select()
          .from(contentTables[kind] as (typeof contentTables)['builders'])
        for (const {id, ...values} of rows.filter(({published = true}) => published)) {
          const present = Object.entries(values).filter(([, value]) => value !== null)
          for (const {to, key, field} of linksOf(kind, id, Object.fromEntries(present))
            .references) {
            count++
            const by = await referrersOf(desk.orm, {kind: to, key, paths: []})
            const [name] = field.split('[')
            const isKnown = by.some(
              one => one.kind === kind && one.key === id && one.field === name,
            )
            if (!isKnown) missed.push(`${kind}/${id} ${field}`)
          }
        }
      }
      assert.deepEqual(missed, [])
      assert.ok(count > 30, `${count}`)
    })

    it('a property that a landing page and an open house show is not withdrawn, and both are named', async () => {
      assert.deepEqual(await withdraw('properties', 'bay-towers'), {
        is: 'needed',
        by: [
          {kind: 'open-houses', key: 'bay-morning', field: 'property'},
          {kind: 'launches', key: 'bay-tower-launch', field: 'property'},
        ],
      })
    })

    it('a record is not withdrawn while an article links to its page, however the link is written', async () => {
      const links = [
        '<a href="/properties/rent-villa">it</a>',
        '<a href="https://ocp.example/properties/rent-villa?lang=fr">it</a>',
      ]
      for (const link of links) {
        const description = {en: '<p>Look.</p>', fr: `<p>Voir ${link}</p>`}
        await desk.change('blogs', 'first-home', {description})
        assert.deepEqual(await withdraw('properties', 'rent-villa'), {
          is: 'needed',
          by: [{kind: 'blogs', key: 'first-home', field: 'description'}],
        })
      }
      const other = '<p><a href="/properties/rent-villa-2">another one</a></p>'
      await desk.change('blogs', 'first-home', {description: other})
      assert.deepEqual(await withdraw('properties', 'rent-villa'), {is: 'withdrawn'})
    })

    it('a property cannot be hidden by its switch either, and the refusal names what needs it', async () => {
      const refused = await desk.change('properties', 'bay-towers', {published: false})
      assert.equal(refused.is, 'refused')
      const [fault] = refused.is === 'refused' ? refused.problems : []
      assert.equal(fault?.field, 'published')
      assert.equal(
        fault && inEnglish(fault.says),
        'cannot be switched off, because open-houses/bay-morning, launches/bay-tower-launch need it. Change these first.',
      )
    })

    it('a home that is sold takes its open house down, and the editor reads which', async () => {
      const sold = {status: 'SOLD', transferred_at: '2026-01-01'}
      const published = await desk.change('properties', 'shore-flat', sold)
      assert.equal(published.is, 'published')
      const notices = published.is === 'published' ? published.notices : []
      assert.match(
        notices.map(({says}) => inEnglish(says)).join(),
        /open-houses\/bay-evening answers 410: the property shore-flat is withdrawn, sold/,
      )
      const {status} = await read(desk.api.app, 'getOpenHouseDetail', {slug: 'bay-evening'})
      assert.equal(status, 410)
      const {data} = await read(desk.api.app, 'getOpenHouses', {})
      assert.doesNotMatch(JSON.stringify(data), /bay-evening/)
    })
  })
}
