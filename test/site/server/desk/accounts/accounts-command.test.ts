import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'
import {readSettings} from '#server/settings.ts'
import {performOrder} from '../../../../../site/commands/accounts/perform-order.ts'
import {printResult} from '../../../../../site/commands/accounts/print-result.ts'
import {readOrder} from '../../../../../site/commands/accounts/read-order.ts'
import {finished} from '../../support/api/command.ts'
import {startServerHere} from '../../support/api/server-here.ts'
import {runToExit} from '../../support/api/server-process.ts'
import {databases, oneDatabase} from '../../support/databases/databases.ts'
import {startMailServer} from '../../support/leads/mail-server.ts'
import {newDirectory} from '../../support/storage/directories.ts'

const COMMAND = fileURLToPath(new URL('../../../../../site/commands/accounts.ts', import.meta.url))
const accounts = (env: Record<string, string | undefined>, ...args: string[]) =>
  finished(async () => {
    const order = readOrder(args)
    printResult(await performOrder(readSettings(env), order), order)
  })
const LINK = /^https:\/\/agency\.example\/desk\/join\/[\w-]{43}\n$/

for (const database of databases) {
  it(`accounts commands do the same with or without a server, with ${database.name}`, async () => {
    const env = {...(await database.prepare()), SITE_URL: 'https://agency.example'}
    assert.match((await accounts(env, 'list')).stdout, /^There is no account\. Add one: npm run/)
    const order = ['add', 'Layla.Haddad@agency.example', '--role', 'editor']
    const added = await runToExit(COMMAND, order, env)
    assert.equal(added.code, 0, added.stderr)
    assert.match(added.stdout, LINK)
    assert.match(added.stderr, /Give this address to Layla Haddad alone/)
    const server = await startServerHere(env)
    const again = await accounts(env, 'invite', 'layla.haddad@agency.example')
    assert.match(again.stdout, LINK)
    assert.notEqual(again.stdout, added.stdout)
    const changed = await accounts(env, 'role', 'layla.haddad@agency.example', 'agent')
    assert.equal(changed.stdout, 'Changed: layla.haddad@agency.example; Layla Haddad; agent\n')
    const list = await accounts(env, 'list')
    await server.close()
    assert.match(
      list.stdout,
      /\nlayla\.haddad@agency\.example +Layla Haddad +agent +invited +no +- +-\n$/,
    )
    assert.equal((await accounts(env, 'list')).stdout, list.stdout)
    const removed = await accounts(env, 'remove', 'layla.haddad@agency.example')
    assert.equal(removed.stdout, 'Removed: layla.haddad@agency.example; Layla Haddad; agent\n')
    assert.deepEqual(JSON.parse((await accounts(env, 'list', '--json')).stdout), [])
  })
}

describe('accounts command', () => {
  it('sends the link by mail, in the language of the account', async () => {
    const server = await startMailServer()
    const env = {
      ...{...(await oneDatabase.prepare()), SITE_URL: 'https://agency.example'},
      ...{SMTP_URL: server.url, LEADS_MAIL_TO: 'sales@agency.example'},
      LEADS_MAIL_FROM: 'web@agency.example',
    }
    const options = ['--role', 'administrator', '--name', 'Omar Said', '--locale', 'ru']
    const added = await accounts(env, 'add', 'omar@agency.example', ...options)
    assert.equal(added.stdout, 'Sent a link to omar@agency.example; Omar Said; administrator\n')
    const [mail] = server.mails
    assert.deepEqual(mail?.to, ['omar@agency.example'])
    assert.match(mail.text, /Omar Said![\s\S]+https:\/\/agency\.example\/desk\/join\/[\w-]{43}\n/)
  })

  it('tells an operator what is wrong, by its exit code, too', async () => {
    const {code, stdout, stderr} = await accounts(
      await oneDatabase.prepare(),
      ...['disable', 'x@y.example'],
    )
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /^x@y\.example has no account\. Add it: npm run accounts -- add x@y/)
  })

  const mistakes: [args: string[], message: RegExp][] = [
    [[], /^$/],
    [['sack', 'x@y.example'], /^$/],
    [['add', 'x@y.example'], /^Name the role: --role editor, for example\.$/],
    [['add', '--role', 'agent'], /^Name one mail address\.$/],
    [['disable', 'x@y.example', 'z@y.example'], /^Name one mail address\.$/],
    [['role', 'x@y.example'], /^Name one mail address and a role\.$/],
    [['mail', 'x@y.example'], /^Name the mail address of the account, and the new one\.$/],
    [['change', 'x@y.example'], /^Name what changes: --name, --agent or --locale\.$/],
    [['change', 'x@y.example', '--role', 'agent'], /^Unknown option '--role'\.$/],
  ]
  for (const [args, message] of mistakes) {
    it(`accounts ${args.join(' ')} says what to write`, () => {
      assert.throws(() => readOrder(args), {name: 'Misunderstood', message})
    })
  }

  it('names the other back end that has the accounts', async () => {
    const env = {API_URL: 'https://api.example.com', DATA_DIR: await newDirectory()}
    const {code, stdout, stderr} = await accounts(env, 'list')
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /with the back end at https:\/\/api\.example\.com\. Ask there\./)
  })
})
