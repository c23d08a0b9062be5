import assert from 'node:assert/strict'
import {it} from 'node:test'
import {disabledNames} from '#server/partners/registry/registry-store.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {startApi, type TestApi} from '../support/api/api.ts'
import {postgresql} from '../support/databases/databases.ts'
import {enquiry} from '../support/leads/people.ts'
import {registryOf} from '../support/partners/registry.ts'
import {newDirectory} from '../support/storage/directories.ts'

if (postgresql) {
  const {prepare} = postgresql

  it('a limit and a change hold on every server of a database at once', async test => {
    const env = await prepare()
    const one = await startApi(env)
    const other = await startApi({...env, DATA_DIR: await newDirectory()})
    test.after(() => Promise.all([one.close(), other.close()]))
    await registryOf(() => one).add('gulf-homes', {dailyLimit: 7})
    // Each from a network of its own: one network takes two places of a limit.
    const send = (api: TestApi, n: number) => {
      const options = {query: {partner: 'gulf-homes'}, address: `198.51.100.${n}`}
      return api.post('contact', {...enquiry, message: `${n}`}, options)
    }
    const sent = Array.from({length: 20}, (_, n) => send(n % 2 ? one : other, n))
    for (const {status} of await Promise.all(sent)) assert.equal(status, 200)
    await other.stored()
    const stored = await one.stored()
    assert.equal(stored.length, 20)
    assert.equal(stored.filter(({partner}) => partner === 'gulf-homes').length, 7)
    assert.equal(stored.filter(({notAttributed}) => notAttributed === 'limit').length, 13)
    const registry = registryOf(() => other)
    const report = await registry.report('gulf-homes')
    assert.deepEqual(report.days.at(-1)?.day, officeDay())
    await registry.disable('gulf-homes')
    assert.deepEqual(await disabledNames(await one.database.ready()), ['gulf-homes'])
    await send(one, 99)
    assert.equal((await one.stored()).at(-1)?.notAttributed, 'disabled')
  })
}
