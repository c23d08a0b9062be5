import assert from 'node:assert/strict'
import {readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {after, before, describe, it} from 'node:test'
import {startApi} from '../support/api/api.ts'
import {type ServerHere, startServerHere} from '../support/api/server-here.ts'
import {newFolder, remove, set} from '../support/content/content.ts'
import {content, runContent} from '../support/content/content-command.ts'
import {databases, oneDatabase} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'
import {newDirectory} from '../support/storage/directories.ts'

for (const database of databases) {
  describe(`content command, with ${database.name}`, () => {
    let env: Record<string, string>
    let server: ServerHere | undefined
    before(async () => {
      env = {...(await database.prepare()), SEED: 'none', LOG_LEVEL: 'warn'}
    })
    after(() => server?.close())

    const run = (...args: string[]) => content(args, env)
    const unexpired = [
      ...[remove('open-houses', 'expired-home'), remove('open-houses', 'hidden-home')],
      remove('properties', 'expired-flat'),
    ]
    const nameOfZoe = async () => {
      const answer = await fetch(`${server?.api}/api/v1/user/getTeamMember?slug=zoe-hill`)
      return ((await answer.json()) as {data: {name: string} | null}).data?.name
    }
    const named = (name: string) => newFolder(...unexpired, set('team', 'zoe-hill', {name}))

    it('npm run content imports and exports while no server runs', async () => {
      const imported = await runContent(['import', await named('Zoe Alone')], env)
      assert.deepEqual([imported.code, imported.stderr], [0, ''])
      assert.match(imported.stdout, /^6 team, 6 added$/m)
      assert.match(imported.stdout, /\nImported\.\n$/)
      const directory = join(await newDirectory(), 'export')
      const exported = await run('export', directory)
      assert.match(exported.stdout, /^Exported \d+ records and \d+ files\.\n$/)
      assert.ok((await readdir(directory)).includes('media'))
    })

    it('an import through the running server shows new content at once', async () => {
      server = await startServerHere(env)
      assert.equal(await nameOfZoe(), 'Zoe Alone')
      const {code, stdout, stderr} = await run('import', await named('Zoe Served'))
      assert.deepEqual([code, stderr], [0, ''])
      assert.match(stdout, /Imported\.\n$/)
      assert.equal(await nameOfZoe(), 'Zoe Served')
    })

    it('one of two concurrent imports is refused with a sentence', async () => {
      const folders = [await named('Zoe First'), await named('Zoe Second')]
      // In one process they would share its exit code.
      const finished = await Promise.all(folders.map(folder => runContent(['import', folder], env)))
      const [done, refused] = finished.toSorted((one, other) => (one.code ?? 0) - (other.code ?? 0))
      assert.deepEqual([done?.code, done?.stderr], [0, ''])
      assert.deepEqual([refused?.code, refused?.stdout], [1, ''])
      assert.match(refused?.stderr ?? '', /^Another import or export .* is running\. Wait.*\n$/)
      assert.match((await nameOfZoe()) ?? '', /^Zoe (First|Second)$/)
    })

    it('an import of invalid content prints the problem and changes nothing', async () => {
      const name = await nameOfZoe()
      const {code, stdout, stderr} = await run('import', await named(''))
      assert.deepEqual([code, stdout], [1, ''])
      assert.ok(stderr.startsWith('team/zoe-hill.json · zoe-hill · name: is empty.'), stderr)
      assert.match(stderr, /\n1 problem\. Nothing was changed\.\n$/)
      assert.equal(await nameOfZoe(), name)
    })

    it('an import of a missing folder fails and names its path', async () => {
      const {code, stderr} = await run('import', '/nowhere')
      assert.deepEqual([code, stderr], [1, '/nowhere is not there. Name a folder of content.\n'])
    })

    it('imports log no warning and no error on the server', () => assert.equal(server?.log(), ''))
  })
}

describe('content command without a database', () => {
  const wrong = [
    [],
    ['import'],
    ['delete', 'x'],
    ['check', 'a', 'b'],
    ['check', 'a', '--dry-run'],
    ['sync'],
    ['sync', 'ftp://a'],
  ]
  for (const args of [
    ...wrong,
    ['import', 'a', '--only', 'people'],
    ['import', 'a', '--permit-days', '3'],
    ['sync', 'a', '--permit-days', 'x'],
  ]) {
    it(`npm run content prints its usage for the arguments "${args.join(' ')}"`, async () => {
      const {code, stderr} = await content(args)
      assert.equal(code, 2)
      assert.match(stderr, /^Usage: npm run content -- check DIR/m)
    })
  }

  it('an import is refused when API_URL names another back end', async () => {
    const env = {DATA_DIR: await newDirectory(), API_URL: 'https://api.example.com'}
    const {code, stderr} = await content(['import', await newFolder()], env)
    assert.equal(code, 1)
    assert.match(stderr, /content is kept by the back end at https:\/\/api\.example\.com/)
  })
})

describe('operator endpoint for content', () => {
  const api = useRunning(async () => startApi(await oneDatabase.prepare()))

  it('a wrong operator token gets 401 and imports nothing', async () => {
    const directory = await newFolder()
    const given = {words: [directory]}
    const {statusCode} = await api.operate('content/import', given, 'somebody')
    assert.equal(statusCode, 401)
    assert.match(api.log(), /"route":"\/operator\/content\/import","statusCode":401/)
    assert.equal((await api.app.inject('/api/v1/user/getTeam')).json().data.length, 0)
  })

  const bad = [{}, [], 'x', {words: []}, {words: ['/a', '/b']}, {words: '/'}, {words: [5]}]
  for (const payload of [...bad, {words: ['/'], only: 'people'}, {words: ['/'], 'dry-run': 1}]) {
    it(`the operator endpoint rejects ${JSON.stringify(payload)}`, async () => {
      const {statusCode} = await api.operate('content/import', payload as object)
      assert.ok([400, 422].includes(statusCode), `${statusCode}`)
    })
  }

  for (const task of ['check', 'constructor']) {
    it(`a running server performs no task ${task}`, async () => {
      assert.equal((await api.operate(`content/${task}`, {words: ['/']})).statusCode, 404)
    })
  }
})
