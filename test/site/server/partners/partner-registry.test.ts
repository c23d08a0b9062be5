import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {leads as leadsTable} from '#server/leads/tables.ts'
import {MOST_CLAIMS} from '#server/partners/registry/claims.ts'
import {partnerClaims, partners as partnersTable, widgetUse} from '#server/partners/tables.ts'
import {NEW_PARTNERS_OF_NETWORK, OTHERS} from '#server/partners/usage/partner-quota.ts'
import {networkUses} from '#server/platform/db/tables.ts'
import {startApi} from '../support/api/api.ts'
import {databases} from '../support/databases/databases.ts'
import {enquiry} from '../support/leads/people.ts'
import {registryOf} from '../support/partners/registry.ts'
import {useRunning} from '../support/running.ts'

const HOME = 'https://gulf.example'
const ELSEWHERE = 'https://copycat.example'

for (const database of databases) {
  describe(`registry of partners, with ${database.name}`, () => {
    const api = useRunning(async () => startApi(await database.prepare()))
    beforeEach(async () => {
      const orm = await api.database.ready()
      for (const table of [leadsTable, networkUses, partnerClaims, partnersTable, widgetUse]) {
        await orm.delete(table)
      }
    })

    const registry = registryOf(() => api)
    const send = async (
      partner: string,
      origin?: string,
      more: {address?: string; form?: string} = {},
    ) => {
      const {address, form = ''} = more
      const headers: Record<string, string> = origin ? {origin} : {}
      const options = {query: {partner, ...(form && {form})}, headers, address}
      const sent = await api.post('contact', {...enquiry, message: crypto.randomUUID()}, options)
      assert.equal(sent.status, 200)
    }
    const attributions = async () =>
      (await api.stored()).map(({partner, claimedPartner, notAttributed}) => [
        ...[partner, claimedPartner, notAttributed],
      ])
    const view = (partner: string, origin?: string, remoteAddress = '203.0.113.9') =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/user/countUse',
        query: {partner, viewed: 'ocp-reviews'},
        headers: origin ? {origin} : {},
        remoteAddress,
      })
    const statistics = async () =>
      Object.fromEntries(
        (await registry.statistics()).map(line => [line.partner, [line.views, line.leads]]),
      )

    it('while it is empty every name counts, and none is listed as unknown', async () => {
      await view('anybody')
      await send('anybody', ELSEWHERE)
      assert.deepEqual(await attributions(), [['anybody', null, null]])
      assert.deepEqual(await statistics(), {anybody: [1, 1]})
      assert.deepEqual(await registry.unknown(), [])
    })

    it('with one partner in it, unknown names are counted together and listed', async () => {
      await registry.add('gulf-homes')
      for (const name of ['gulf-homes', 'gulf-home', 'gulf-home', 'p-reakt']) await view(name)
      await send('gulf-home')
      assert.deepEqual(await statistics(), {'gulf-homes': [1, 0], '(unknown)': [3, 1]})
      assert.deepEqual(await registry.unknown(), [
        ['gulf-home', 3],
        ['p-reakt', 1],
      ])
      assert.deepEqual(await attributions(), [['gulf-home', null, null]], 'its name is kept')
      await registry.add('gulf-home')
      assert.deepEqual(await registry.unknown(), [['p-reakt', 1]], 'who is added is not unknown')
    })

    it('a registered partner is counted by name, however many names are made up', async () => {
      await registry.add('gulf-homes')
      for (let n = 0; n < 2 * NEW_PARTNERS_OF_NETWORK; n++) await view(`made-up-${n}`)
      await view('gulf-homes')
      const counted = await statistics()
      assert.deepEqual(counted['gulf-homes'], [1, 0])
      assert.deepEqual(counted['(unknown)'], [2 * NEW_PARTNERS_OF_NETWORK, 0])
      assert.equal(counted[OTHERS], undefined)
    })

    it('made-up names fill the list only so far, and push out none that comes often', async () => {
      await registry.add('gulf-homes')
      for (let n = 0; n < 3; n++) await view('typing-error')
      await statistics()
      for (let n = 0; n < MOST_CLAIMS.names + 50; n++) {
        await view(`made-up-${n}`, undefined, `198.51.100.${n % 250}`)
      }
      const listed = await registry.unknown()
      assert.equal(listed.length, MOST_CLAIMS.names)
      assert.deepEqual(listed[0], ['typing-error', 3])
    })

    it('an enquiry from another origin is kept, and not attributed', async () => {
      await registry.add('gulf-homes', {origins: [HOME, 'https://www.gulf.example']})
      for (const origin of [HOME, ELSEWHERE, undefined, 'null']) await send('gulf-homes', origin)
      await view('gulf-homes', HOME)
      await view('gulf-homes', ELSEWHERE)
      assert.deepEqual((await attributions()).sort(), [
        [null, 'gulf-homes', 'origin'],
        [null, 'gulf-homes', 'origin'],
        [null, 'gulf-homes', 'origin'],
        ['gulf-homes', null, null],
      ])
      assert.deepEqual(await statistics(), {'gulf-homes': [1, 1], '(unknown)': [1, 3]})
      const report = await registry.report('gulf-homes')
      assert.deepEqual(report.notAttributed, [{reason: 'origin', count: 3}])
      const refused = report.refusedOrigins.map(({origin, count}) => [origin, count])
      assert.deepEqual(refused.sort(), [
        ['(no web page)', 1],
        ['(none)', 1],
        [ELSEWHERE, 2],
      ])
    })

    it('enquiries above the limit of a day are kept, not attributed, and logged once', async () => {
      await registry.add('gulf-homes', {dailyLimit: 2})
      await registry.add('marina-desk')
      for (let n = 0; n < 5; n++) await send('gulf-homes')
      await send('marina-desk')
      assert.deepEqual((await attributions()).map(([partner]) => partner).sort(), [
        ...['gulf-homes', 'gulf-homes', 'marina-desk', null, null, null],
      ])
      await send('gulf-homes')
      await api.stored()
      assert.equal(api.log().match(/a partner exceeds its enquiries of a day/g)?.length, 1)
    })

    it('seven enquiries of a stranger with a forged origin leave room below a limit of five', async () => {
      await registry.add('gulf-homes', {origins: [HOME], dailyLimit: 5})
      for (let n = 0; n < 7; n++) await send('gulf-homes', HOME, {address: '203.0.113.66'})
      const reasons = async () => (await attributions()).map(([, , reason]) => reason)
      assert.deepEqual(await reasons(), Array(7).fill(null))
      for (let n = 0; n < 4; n++) await send('gulf-homes', HOME, {address: `198.51.100.${n}`})
      assert.deepEqual(await reasons(), [...Array(10).fill(null), 'limit'])
    })

    it('networks of one IPv6 /48 count as one towards the limit, and suspected spam does not', async () => {
      await registry.add('gulf-homes', {dailyLimit: 4})
      for (let n = 0; n < 3; n++) await send('gulf-homes', HOME, {address: `2001:db8:1:${n}::1`})
      for (let n = 0; n < 2; n++) {
        await send('gulf-homes', HOME, {address: `192.0.2.${n}`, form: 'forged.token'})
      }
      for (let n = 0; n < 3; n++) await send('gulf-homes', HOME, {address: `198.51.100.${n}`})
      const reasons = (await attributions()).map(([, , reason]) => reason)
      assert.deepEqual(reasons, [...Array(7).fill(null), 'limit'])
      const report = await registry.report('gulf-homes')
      const marked = report.enquiries.filter(({isSuspected}) => isSuspected)
      assert.equal(marked.length, 2)
    })

    it('enquiries outside of the limit are attributed only as often as the limit allows', async () => {
      await registry.add('gulf-homes', {dailyLimit: 5})
      for (let n = 0; n < 9; n++) await send('gulf-homes', HOME, {address: '203.0.113.66'})
      const reasons = (await attributions()).map(([, , reason]) => reason)
      assert.deepEqual(reasons, [...Array(7).fill(null), 'limit', 'limit'])
      const orm = await api.database.ready()
      assert.doesNotMatch(JSON.stringify(await orm.select().from(networkUses)), /203\.0\.113/)
    })

    it("a disabled partner's enquiries are kept, and not attributed", async () => {
      await registry.add('gulf-homes')
      await send('gulf-homes')
      await api.stored()
      await registry.disable('gulf-homes')
      await send('gulf-homes')
      await api.stored()
      await registry.enable('gulf-homes')
      await send('gulf-homes')
      assert.deepEqual(await attributions(), [
        ['gulf-homes', null, null],
        [null, 'gulf-homes', 'disabled'],
        ['gulf-homes', null, null],
      ])
    })

    it('countUse says that a partner is disabled, and nothing of others', async () => {
      for (const name of ['gulf-homes', 'marina-desk']) await registry.add(name)
      await registry.disable('gulf-homes')
      assert.deepEqual((await view('gulf-homes')).json().data, {off: true})
      for (const name of ['marina-desk', '']) assert.equal((await view(name)).json().data, null)
      await registry.enable('gulf-homes')
      assert.equal((await view('gulf-homes')).json().data, null)
    })
  })
}
