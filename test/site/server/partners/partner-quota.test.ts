import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {visits, widgetUse} from '#server/partners/tables.ts'
import {
  NEW_PARTNERS,
  NEW_PARTNERS_OF_NETWORK,
  OTHERS,
} from '#server/partners/usage/partner-quota.ts'
import {createUseCounter} from '#server/partners/usage/usage.ts'
import {createVisitCounter} from '#server/partners/usage/visits.ts'
import {openDatabase} from '#server/platform/db/connect.ts'
import {createLog} from '#server/platform/log.ts'
import {readSettings} from '#server/settings.ts'
import {dayFrom} from '../../../support/dates.ts'
import {holdDate} from '../support/api/clock.ts'
import {databases} from '../support/databases/databases.ts'

const log = createLog({logLevel: 'silent'})
const daysAgo = (days: number) => dayFrom(-days)

for (const kind of databases) {
  describe(`partner quota of usage counts, with ${kind.name}`, () => {
    holdDate()
    const open = async () => {
      const database = openDatabase(readSettings({...(await kind.prepare())}))
      const counter = createUseCounter(database, log)
      const orm = await database.ready()
      return {
        orm,
        database,
        view: (partner: string, network: string) =>
          counter.count({partner, view: ['ocp-reviews'], open: []}, {network, origin: '(none)'}),
        async countedToday() {
          await counter.written()
          const rows = await orm.select().from(widgetUse)
          const today = rows.filter(({day}) => day === daysAgo(0))
          return Object.fromEntries(today.map(({partner, count}) => [partner, count]))
        },
        async close() {
          await counter.close()
          await database.close()
        },
      }
    }

    it('a network that invents partner names fills only its own quota', async () => {
      const {view, countedToday, close} = await open()
      for (let n = 0; n < 600; n++) view(`invented-${n}`, '203.0.113.1')
      view('real', '198.51.100.1')
      view('', '203.0.113.1')
      const counted = await countedToday()
      await close()
      assert.equal(counted.real, 1)
      assert.equal(counted[''], 1)
      assert.equal(counted[OTHERS], 600 - NEW_PARTNERS_OF_NETWORK)
      assert.equal(Object.keys(counted).length, NEW_PARTNERS_OF_NETWORK + 3)
    })

    it('recent partners are counted by name on a day full of invented names', async () => {
      const {view, countedToday, orm, close} = await open()
      const row = {partner: 'steady', widget: 'ocp-reviews', kind: 'view' as const, count: 1}
      await orm.insert(widgetUse).values([
        {...row, day: daysAgo(1)},
        {...row, partner: 'long-ago', day: daysAgo(40)},
      ])
      for (let n = 0; n < 2 * NEW_PARTNERS; n++) view(`invented-${n}`, `network-${n % 100}`)
      for (const partner of ['steady', 'long-ago']) view(partner, 'network-of-its-own')
      const counted = await countedToday()
      await close()
      assert.equal(counted.steady, 1)
      assert.equal(counted['long-ago'], undefined)
      assert.equal(counted[OTHERS], NEW_PARTNERS + 1)
    })

    it('visits are summed up in memory before they are stored', async () => {
      const {database, orm, close} = await open()
      const counter = createVisitCounter(database, log)
      for (let n = 0; n < 1_000; n++) counter.count()
      assert.deepEqual(await orm.select().from(visits), [])
      await counter.close()
      assert.deepEqual(await orm.select().from(visits), [{day: daysAgo(0), count: 1_000}])
      await close()
    })
  })
}
