import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'
import {openDatabase} from '#server/platform/db/connect.ts'
import {readSettings} from '#server/settings.ts'
import {addAccount} from '../../desk/support/accounts.ts'
import {accounts} from '../support/api/command.ts'
import {startServerHere} from '../support/api/server-here.ts'
import {runToExit} from '../support/api/server-process.ts'
import {databases, oneDatabase} from '../support/databases/databases.ts'
import {startMailServer} from '../support/leads/mail-server.ts'
import {newDirectory} from '../support/storage/directories.ts'

const COMMAND = fileURLToPath(new URL('../../../../site/commands/accounts.ts', import.meta.url))
const LINK = /^https:\/\/agency\.example\/desk\/join\/[\w-]{43}\n$/
const LAYLA = 'layla.haddad@agency.example'

for (const database of databases) {
  it(`accounts commands do the same with or without a server, with ${database.name}`, async () => {
    const env = {...(await database.prepare()), SITE_URL: 'https://agency.example'}
    const args = ['add', 'Layla.Haddad@agency.example', '--role', 'editor']
    const added = await runToExit(COMMAND, args, env)
    assert.equal(added.code, 0, added.stderr)
    assert.match(added.stdout, LINK)
    assert.match(added.stderr, /Give this address to Layla Haddad alone/)
    const server = await startServerHere(env)
    const again = await accounts(env, 'invite', LAYLA)
    assert.match(again.stdout, LINK)
    assert.notEqual(again.stdout, added.stdout)
    const running = await accounts(env, 'reset-second-factor', LAYLA)
    await server.close()
    const stopped = await accounts(env, 'reset-second-factor', LAYLA)
    for (const {code, stdout, stderr} of [running, stopped]) {
      assert.deepEqual([code, stdout], [1, ''])
      assert.equal(stderr, `${LAYLA} has no second factor. Nothing to do.\n`)
    }
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

  it('ends a second factor, and says what cannot be done and how to do it', async () => {
    const env = await oneDatabase.prepare()
    const database = openDatabase(readSettings(env))
    const orm = await database.ready()
    const confirmed = {totpSecret: 'SECRET', totpConfirmedAt: new Date()}
    await addAccount(orm, {mail: LAYLA, name: 'Layla Haddad', role: 'editor', ...confirmed})
    await addAccount(orm, {mail: 'disabled@y.example', disabledAt: new Date()})
    await database.close()
    const reset = await accounts(env, 'reset-second-factor', LAYLA)
    assert.equal(reset.stdout, `Second factor ended: ${LAYLA}; Layla Haddad; editor\n`)
    const add = ['add', 'omar@y.example', '--role']
    const refused: [args: string[], message: RegExp][] = [
      [
        ['add', LAYLA, '--role', 'agent', '--name', 'L'],
        /has an account already\. Make a new link: /,
      ],
      [['add', 'layla_haddad@z.example', '--role', 'agent'], /^--name must differ from the names/],
      [[...add, 'agent', '--name', 'SERVER'], /got "SERVER"\. Add a second/],
      [[...add, 'agent', '--name', ' '], /^--name must be 1 to 100 visible/],
      [[...add, 'owner'], /^--role must be .+ got "owner"\./],
      [[...add, 'agent', '--agent', 'nobody'], /^--agent must be the key .+ got "nobody"\./],
      [[...add, 'agent', '--locale', 'de'], /^--locale must be one of en, fr,/],
      [['add', 'x', '--role', 'agent'], /^Name one mail address, such as/],
      [['invite', 'disabled@y.example'], /is disabled\. An administrator can enable it/],
      [['invite', 'x@y.example'], /^x@y\.example has no account\. Add it: npm run accounts/],
    ]
    for (const [args, message] of refused) {
      const {code, stdout, stderr} = await accounts(env, ...args)
      assert.deepEqual([code, stdout], [1, ''])
      assert.match(stderr, message)
    }
  })

  const mistakes: [args: string[], message: RegExp][] = [
    [[], /^Usage: npm run accounts -- add MAIL/],
    [['disable', 'x@y.example'], /^Usage: npm run accounts -- add MAIL/],
    [['add', 'x@y.example'], /^Name the role: --role editor, for example\.\n/],
    [['add', '--role', 'agent'], /^Name one mail address\.\n/],
    [['invite', 'x@y.example', 'z@y.example'], /^Name one mail address\.\n/],
    [['invite', 'x@y.example', '--role', 'agent'], /^--role is not for invite\.\n/],
    [['invite', 'x@y.example', '--days', '3'], /^Unknown option '--days'\.\n/],
  ]
  for (const [args, message] of mistakes) {
    it(`accounts ${args.join(' ')} says what to write`, async () => {
      const {code, stderr} = await accounts({}, ...args)
      assert.equal(code, 2)
      assert.match(stderr, message)
    })
  }

  it('names the other back end that has the accounts', async () => {
    const env = {API_URL: 'https://api.example.com', DATA_DIR: await newDirectory()}
    const {code, stdout, stderr} = await accounts(env, 'invite', 'x@y.example')
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /with the back end at https:\/\/api\.example\.com\. Ask there\./)
  })
})
