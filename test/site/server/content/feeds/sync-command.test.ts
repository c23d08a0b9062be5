/** `npm run content -- sync`, as an operator sees it. */
import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import {addressOf} from '../../support/api/read.ts'
import {type ServerHere, startServerHere} from '../../support/api/server-here.ts'
import {newFolder} from '../../support/content/content.ts'
import {content} from '../../support/content/content-command.ts'
import {databases} from '../../support/databases/databases.ts'
import {type Portal, startPortal} from '../../support/feeds/portal.ts'

for (const database of databases) {
  describe(`sync command, with ${database.name}`, () => {
    let env: Record<string, string>
    let portal: Portal
    let server: ServerHere | undefined
    before(async () => {
      env = {...(await database.prepare()), SEED: 'none', LOG_LEVEL: 'warn'}
      portal = await startPortal()
      await content(['import', await newFolder()], env)
    })
    after(async () => {
      portal.close()
      await server?.close()
    })
    const sync = (...args: string[]) =>
      content(['sync', portal.feed, '--permit-days', '30', ...args], env)

    it('the command prints its results in numbers, with exit code 0', async () => {
      portal.listings = [{reference: 'a-1'}, {reference: 'a-2'}]
      const {code, stdout, stderr} = await sync()
      assert.deepEqual([code, stderr], [0, ''])
      assert.equal(
        stdout,
        '2 listings of property-finder, 2 added, 0 unchanged\n1 picture fetched, 1 known already, 0 failed\nSynced.\n',
      )
    })

    it('through the running server the homes show at once, and refusals end with code 3', async () => {
      server = await startServerHere(env)
      portal.listings.push({reference: 'a-3'}, {reference: 'a-4', type: 'XX', permit: ''})
      const {code, stdout, stderr} = await sync()
      assert.equal(code, 3)
      assert.match(stdout, /^4 listings .*, 1 added, 2 unchanged\n1 listing refused\n/)
      assert.equal(
        stderr,
        'a-4 · property_type: is "XX", which the site has not. Add it to property-types.json.\n',
      )
      const answer = await fetch(server.api + addressOf('propertyDetail', {slug: 'home-a-3'}))
      assert.equal(answer.status, 200)
    })

    it('a price that jumps is held back with code 3, and taken with --allow-price-jumps', async () => {
      portal.listings = ['a-1', 'a-2', 'a-3'].map(reference => ({reference}))
      portal.listings[0] = {reference: 'a-1', price: 99_000}
      const {code, stdout, stderr} = await sync()
      assert.equal(code, 3)
      assert.match(stdout, /^3 listings of property-finder, 3 unchanged\n1 listing refused\n/)
      assert.match(stderr, /^a-1 · price: would jump from AED 1000000 to AED 99000, /)
      const allowed = await sync('--allow-price-jumps')
      assert.equal(allowed.code, 0)
      assert.match(allowed.stdout, /^3 listings of property-finder, 1 changed, 2 unchanged\n/)
    })

    it('a feed that would empty the site ends with code 1 and says how to go on', async () => {
      portal.listings = [{reference: 'a-1', price: 99_000}]
      const {code, stdout, stderr} = await sync('--dry-run')
      assert.deepEqual([code, stdout], [1, ''])
      assert.match(stderr, /^The feed property-finder would withdraw 2 of its 3 .*\n$/)
      const allowed = await sync('--allow-withdrawals')
      assert.match(allowed.stdout, /^1 listing of property-finder, 2 withdrawn, 1 unchanged\n/)
      assert.equal(server?.log(), '')
    })
  })
}
