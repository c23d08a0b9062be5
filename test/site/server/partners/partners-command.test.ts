import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'
import {readSettings} from '#server/settings.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {performOrder} from '../../../../site/commands/partners/perform-order.ts'
import {printResult} from '../../../../site/commands/partners/print-result.ts'
import {readOrder} from '../../../../site/commands/partners/read-order.ts'
import {finished} from '../support/api/command.ts'
import {sendBooking, sendUse} from '../support/api/send.ts'
import {startServerHere} from '../support/api/server-here.ts'
import {runToExit} from '../support/api/server-process.ts'
import {databases} from '../support/databases/databases.ts'
import {newDirectory} from '../support/storage/directories.ts'

const COMMAND = fileURLToPath(new URL('../../../../site/commands/partners.ts', import.meta.url))
const partners = (env: Record<string, string | undefined>, ...args: string[]) =>
  finished(async () => {
    const order = readOrder(args)
    printResult(await performOrder(readSettings(env), order), order)
  })

for (const database of databases) {
  it(`partners commands do the same with or without a server, with ${database.name}`, async () => {
    const env = await database.prepare()
    const added = await partners(env, 'add', 'gulf-homes', '--limit', '1')
    assert.equal(added.code, 0, added.stderr)
    assert.match(
      added.stdout,
      /^Registered: gulf-homes; from any origin; at most 1 enquiries a day\n/,
    )
    assert.match(added.stdout, /From now on unknown names are counted together/)
    const server = await startServerHere(env)
    for (let n = 0; n < 2; n++)
      assert.equal(
        await sendBooking(server, {name: `Visitor ${'a'.repeat(n + 1)}`, partner: 'gulf-homes'}),
        200,
      )
    await sendUse(server, {partner: 'gulf-hoems', viewed: 'ocp-reviews'})
    const list = await runToExit(COMMAND, ['list'], env)
    const report = await partners(env, 'report', 'gulf-homes')
    const second = await partners(env, 'add', 'marina-desk', '--origin', 'https://marina.example')
    assert.match(
      second.stdout,
      /^Registered: marina-desk; from https:\/\/marina\.example; no limit\n$/,
    )
    const gone = await partners(env, 'disable', 'nobody')
    assert.deepEqual([gone.code, gone.stdout], [1, ''])
    assert.match(
      gone.stderr,
      /^nobody is not registered\. Add it: npm run partners -- add nobody\n$/,
    )
    await partners(env, 'disable', 'marina-desk')
    await server.close()
    assert.match(list.stdout, /^partner +today +limit .*\ngulf-homes +1 +1 +enabled +no +- +any\n/)
    assert.match(list.stdout, /\nunknown name +times +last seen\ngulf-hoems +1 +\d{4}-/)
    assert.match(report.stdout, new RegExp(`\\n${officeDay()}  gulf-homes +0 +0 +1 `))
    assert.match(report.stdout, /not attributed \(limit\): 1\n/)
    assert.equal((await partners(env, 'report', 'gulf-homes')).stdout, report.stdout)
    assert.match((await partners(env, 'list')).stdout, /\nmarina-desk +0 +- +disabled \d{4}-/)
    assert.equal(JSON.parse((await partners(env, 'list', '--json')).stdout).partners.length, 2)
  })

  it(`a private link is printed once, and another replaces it, with ${database.name}`, async () => {
    const env = {...(await database.prepare()), SITE_URL: 'https://agency.example'}
    await partners(env, 'add', 'gulf-homes')
    const link = await partners(env, 'link', 'gulf-homes')
    assert.match(link.stdout, /^https:\/\/agency\.example\/partners\/[\w-]{43}\n$/)
    assert.notEqual((await partners(env, 'link', 'gulf-homes')).stdout, link.stdout)
    const revoked = await partners(env, 'revoke', 'gulf-homes')
    assert.match(revoked.stdout, /^Private link ended: gulf-homes;/)
  })
}

describe('partners command', () => {
  const mistakes: [args: string[], message: RegExp][] = [
    [[], /^$/],
    [['invite', 'x'], /^$/],
    [['add'], /^Name one partner\.$/],
    [['add', 'one', 'two'], /^Name one partner\.$/],
    [['add', '(unknown)'], /^A partner's name is 1 to 100 visible characters/],
    [['add', 'x', '--origin', 'gulf.example'], /^--origin must be one such as https:/],
    [['add', 'x', '--limit', '0'], /^--limit must be a number of enquiries/],
    [['add', 'x', '--limit', 'many'], /^--limit must be a number of enquiries/],
    [['add', 'x', '--limit', '0x10'], /^--limit must be a number of enquiries/],
    [['add', 'x', '--limit', '1e3'], /^--limit must be a number of enquiries/],
    [['add', 'x', '--limit', ''], /^--limit must be a number of enquiries/],
    [['add', 'x', '--origin', 'https://*'], /^--origin must be one such as https:/],
    [['add', 'x', '--origin', 'https://*.gulf.example'], /^--origin must be one such as https:/],
    [['add', 'x', '--origin', 'https://a"b.example'], /^--origin must be one such as https:/],
    [['add', 'x', '--mail', 'desk'], /^--mail must be an address such as/],
    [['change', 'x'], /^Name what changes: --origin, --limit or --mail\.$/],
    [['report', 'x', '--since', 'today'], /^Unknown option '--since'\.$/],
  ]
  for (const [args, message] of mistakes) {
    it(`partners ${args.join(' ')} says what to write`, () => {
      assert.throws(() => readOrder(args), {name: 'Misunderstood', message})
    })
  }

  it('partners change ends a limit with none and a binding with any', () => {
    const args = ['change', 'x', '--limit', 'none', '--origin', 'any', '--mail', 'none']
    const facts = {origins: [], dailyLimit: null, mail: null}
    assert.deepEqual(readOrder(args), {task: 'change', name: 'x', facts})
  })

  it('partners names the other back end that keeps the registry', async () => {
    const env = {API_URL: 'https://api.example.com', DATA_DIR: await newDirectory()}
    const {code, stdout, stderr} = await partners(env, 'list')
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /by the back end at https:\/\/api\.example\.com\. Ask there\./)
  })
})
