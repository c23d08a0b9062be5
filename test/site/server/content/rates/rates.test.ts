import assert from 'node:assert/strict'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {after, afterEach, before, describe, it} from 'node:test'
import {readRates, refuseJumps} from '#server/content/rates/read-rates.ts'
import {refreshRates} from '#server/content/rates/refresh-rates.ts'
import {dailyTasks} from '#server/platform/db/tables.ts'
import {readSettings} from '#server/settings.ts'
import type {TestApi} from '../../support/api/api.ts'
import {read} from '../../support/api/read.ts'
import {
  importInto,
  leaveOut,
  newFolder,
  set,
  startWithContent,
} from '../../support/content/content.ts'
import {databases} from '../../support/databases/databases.ts'

const published = {base: 'AED', date: '2026-11-26', rates: {USD: 0.272294, EUR: 0.2347, JPY: 42}}

describe('exchange rates of a public service', () => {
  it('rates become dirhams for one unit with any base currency; the dollar’s is the fixed one', () => {
    assert.deepEqual(readRates(published), {
      day: '2026-11-26',
      dirhams: {USD: 3.6725, EUR: 4.26076},
    })
    const euros = {
      base_code: 'EUR',
      time_last_update_unix: 1_795_651_200,
      rates: {AED: 4.26, USD: 1.16},
    }
    assert.deepEqual(readRates(euros), {day: '2026-11-26', dirhams: {USD: 3.6725, EUR: 4.26}})
  })

  const refused: [string, object, RegExp][] = [
    ['without rates', {base: 'AED', date: '2026-11-26'}, /has no "base" with its "rates"/],
    ['without dirhams', {...published, base: 'EUR'}, /no rate of AED/],
    ['without dollars', {...published, rates: {EUR: 0.2347}}, /no rate of USD/],
    ['without a day', {...published, date: undefined}, /does not say its day/],
    ['turned upside down', {...published, rates: {USD: 3.6725}}, /fixed at 3.6725/],
    ['negative', {...published, rates: {USD: -1}}, /no rate of USD/],
  ]
  for (const [what, answer, says] of refused) {
    it(`rates ${what} are refused, in words that say why`, () => {
      assert.throws(() => readRates(answer), says)
    })
  }

  it('a rate that jumps by more than a fifth is refused, a fifth is not', () => {
    const rates = (EUR: number) => ({day: '2026-11-26', dirhams: {USD: 3.6725, EUR}})
    assert.throws(() => refuseJumps(rates(5.2), rates(4.3)), /AED 5.2 for one EUR, after 4.3/)
    assert.throws(() => refuseJumps(rates(3.4), rates(4.3)), /more than 20 %/)
    refuseJumps(rates(5.1), rates(4.25))
    refuseJumps({...rates(4), dirhams: {USD: 3.6725, GBP: 9}}, rates(4.3))
  })

  it('RATES_URL must be an address, and is for the own API only', () => {
    const url = 'https://rates.example/latest?base=AED'
    assert.equal(readSettings({RATES_URL: url}).ratesUrl, url)
    assert.throws(() => readSettings({RATES_URL: 'ecb'}), /RATES_URL must be an address/)
    const foreign = {RATES_URL: url, API_URL: 'https://api.example'}
    assert.throws(() => readSettings(foreign), /RATES_URL is set, but API_URL/)
  })
})

for (const database of databases) {
  describe(`exchange rates of the content, with ${database.name}`, () => {
    let api: TestApi
    let service: Server
    let answer: unknown
    let url: string
    const logged: unknown[] = []
    const log = {info: () => {}, error: (facts: unknown) => logged.push(facts)} as never

    before(async () => {
      api = await startWithContent(database, await newFolder())
      service = createServer((_request, response) => response.end(JSON.stringify(answer)))
      await new Promise<void>(resolve => service.listen(0, resolve))
      url = `http://localhost:${(service.address() as AddressInfo).port}/latest?key=secret`
    })
    after(async () => {
      service.close()
      await api.close()
    })
    afterEach(async () => {
      await (await api.database.ready()).delete(dailyTasks)
      logged.length = 0
    })
    const current = async () => (await read(api.app, 'getRates')).data as {day: string}
    const refresh = async () => {
      const rates = refreshRates({database: api.database, url, log})
      await rates.look()
      await rates.close()
    }

    it('newer ones of the service are answered at once', async () => {
      answer = published
      await refresh()
      assert.deepEqual(await current(), {day: '2026-11-26', dirhams: {USD: 3.6725, EUR: 4.26076}})
    })

    it('a jump, older rates and nonsense change nothing; the log says why, without the key', async () => {
      const before = await current()
      for (const wrong of [
        {...published, date: '2026-11-27', rates: {USD: 0.272294, EUR: 0.1}},
        {...published, date: '2026-01-01'},
        'nonsense',
      ]) {
        answer = wrong
        await refresh()
        await (await api.database.ready()).delete(dailyTasks)
        assert.deepEqual(await current(), before)
      }
      assert.match(JSON.stringify(logged), /RATES_URL has AED .+ for one EUR/)
      assert.doesNotMatch(JSON.stringify(logged), /secret/)
    })

    it('several servers ask once a day, and again where that failed', async () => {
      let asked = 0
      service.on('request', () => asked++)
      answer = {...published, date: '2026-11-27'}
      await Promise.all([refresh(), refresh(), refresh()])
      assert.equal(asked, 1)
      await refresh()
      assert.equal(asked, 1)
      await (await api.database.ready()).delete(dailyTasks)
      answer = 'nonsense'
      await refresh()
      await refresh()
      assert.equal(asked, 3)
    })

    it('stay where a folder has none, and change with one that has', async () => {
      const before = await current()
      await importInto(api, await newFolder(leaveOut('rates')))
      assert.deepEqual(await current(), before)
      const rates = {day: '2026-11-28', dirhams: {USD: 3.6725}}
      await importInto(api, await newFolder(set('rates', 'rates', rates)))
      assert.equal((await current()).day, '2026-11-28')
    })

    it('a folder with another rate of the dollar is refused', async () => {
      const folder = await newFolder(set('rates', 'rates', {dirhams: {USD: 3.7}}))
      const report = await api.content.perform('import', folder, {})
      assert.match(JSON.stringify(report), /must be 3.6725: the Central Bank has fixed it/)
    })
  })
}
