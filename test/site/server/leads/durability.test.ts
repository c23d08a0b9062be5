import assert from 'node:assert/strict'
import {mkdir, rm} from 'node:fs/promises'
import {createServer} from 'node:net'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {lockDataDir} from '#server/platform/lock.ts'
import {nameOf} from '../../../chaos/support/writers.ts'
import {exportedLeads} from '../../../support/records/leads.ts'
import {everywhere} from '../../../support/tier.ts'
import {leads} from '../support/api/command.ts'
import {freePort} from '../support/api/free-port.ts'
import {sendBooking} from '../support/api/send.ts'
import {startServerHere} from '../support/api/server-here.ts'
import {LEADS, MAIN, runToExit, startServer} from '../support/api/server-process.ts'
import {databases, oneDatabase, pglite} from '../support/databases/databases.ts'
import {newDirectory} from '../support/storage/directories.ts'

for (const database of databases) {
  describe(`leads of a server process, with ${database.name}`, () => {
    it('the leads export is the same while the server runs and when it is stopped', async () => {
      const env = await database.prepare()
      const server = await startServerHere(env)
      for (let n = 0; n < 5; n++) assert.equal(await sendBooking(server, {name: nameOf(n)}), 200)
      await server.stored()
      const running = await runToExit(LEADS, ['export'], env)
      await server.close()
      const stopped = await leads(env, 'export')
      assert.deepEqual([running.code, stopped.code], [0, 0], running.stderr + stopped.stderr)
      assert.equal(running.stdout, stopped.stdout)
      assert.equal(stopped.stdout.split('\r\n').length, 1 + 5 + 1)
      assert.match(
        stopped.stdout,
        /^"received_at","received_at_office","form","name","phone","email","message","details",/,
      )
    })

    it('a server that was killed starts with what it answered, without what was deleted, and logs no personal data', async () => {
      const env = await database.prepare()
      const killed = await startServer(env)
      for (const name of ['Secret Visitor', 'Secret Guest']) await sendBooking(killed, {name})
      const {id = ''} = (await exportedLeads(env)).find(({name}) => name === 'Secret Guest') ?? {}
      const deleted = await leads(env, 'delete', id, '--yes')
      assert.match(deleted.stdout, /^Deleted: 1 enquiry,/, deleted.stderr)
      await killed.end('SIGKILL')
      const server = await startServerHere(env)
      await sendBooking(server, {name: 'Secret Other'})
      await server.close()
      const names = (await exportedLeads(env)).map(({name}) => name)
      assert.deepEqual(names, ['Secret Visitor', 'Secret Other'])
      assert.match(server.log(), /unclean shutdown detected/)
      assert.doesNotMatch(killed.log() + server.log(), /Secret|omar@|97150/)
    })
  })
}

// Creating one takes eight seconds of a core; each run creates one to copy, and `restore.test.ts`
// stores what was archived.
everywhere(describe)('lost embedded database', () => {
  it('a deleted embedded database is recreated with its accepted leads', async () => {
    const env = await pglite.prepare()
    const server = await startServerHere(env)
    await sendBooking(server, {name: 'Layla'})
    await server.close()
    await rm(join(env.DATA_DIR, 'database'), {recursive: true})
    // As a kill leaves it while a new database is being created.
    await mkdir(join(env.DATA_DIR, 'database.unfinished', 'base'), {recursive: true})
    const names = (await exportedLeads(env)).map(({name}) => name)
    assert.deepEqual(names, ['Layla'])
  })
})

describe('server process', () => {
  it('the server rejects a data directory in use and names its owner', async () => {
    const env = {DATA_DIR: await newDirectory()}
    const {release} = await lockDataDir(env.DATA_DIR)
    const second = await runToExit(MAIN, [], env)
    release()
    assert.equal(second.code, 1)
    assert.match(
      second.stderr,
      new RegExp(`in use by the server with process id ${process.pid}\\.`),
    )
    assertOneLine(second.stderr)
  })

  it('the API server answers on 127.0.0.1 and ::1', async () => {
    const server = await startServerHere(await oneDatabase.prepare())
    const {port} = new URL(server.api)
    for (const address of ['127.0.0.1', '[::1]']) {
      assert.equal((await fetch(`http://${address}:${port}/healthz`)).status, 200)
    }
    await server.close()
  })

  it('the server names a port that is in use and the variable that changes it', async () => {
    const port = await freePort()
    const held = createServer()
    await new Promise<void>(resolve => held.listen(port, '127.0.0.1', resolve))
    const env = {...(await oneDatabase.prepare()), API_PORT: String(port)}
    await assert.rejects(startServerHere(env), {
      name: 'OperatorError',
      message: new RegExp(`^Port ${port} on localhost is in use.*API_PORT`),
    })
    held.close()
  })

  it('the server names an invalid setting and its value', async () => {
    const {code, stderr} = await runToExit(MAIN, [], {PORT: '3k'})
    assert.equal(code, 1)
    assert.match(stderr, /^PORT must be a whole number from 1 to 65535, got "3k"\./)
    assertOneLine(stderr)
  })

  const noFolders = {
    '/dev/null': 'is not a folder',
    // Not even root can create files in /proc.
    ...(process.platform === 'linux' && {'/proc/data': 'cannot be created'}),
  }
  for (const [place, why] of Object.entries(noFolders)) {
    it(`the server rejects ${place} as DATA_DIR and names the variable`, async () => {
      const message = new RegExp(`^DATA_DIR=${place} ${why}.*DATA_DIR\\.`)
      await assert.rejects(lockDataDir(place), {name: 'OperatorError', message})
    })
  }

  const assertOneLine = (text: string) => assert.equal(text.trim().split('\n').length, 1, text)
})

describe('leads command', () => {
  it('the leads command prints its usage for unknown arguments', async () => {
    for (const args of [[], ['export', 'twice']]) {
      const {code, stdout, stderr} = await leads({}, ...args)
      assert.deepEqual([code, stdout], [2, ''])
      assert.match(stderr, /^Usage: npm run leads -- export/)
    }
  })

  it('the leads command names the other back end when API_URL is set', async () => {
    const env = {API_URL: 'https://api.example.com', DATA_DIR: await newDirectory()}
    const {code, stdout, stderr} = await leads(env, 'export')
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /leads are kept by the back end at https:\/\/api\.example\.com/)
  })

  it('the leads command reports a starting or stopping server and advises a retry', async () => {
    const env = {DATA_DIR: await newDirectory()}
    const {release} = await lockDataDir(env.DATA_DIR)
    const {code, stderr} = await leads(env, 'export')
    release()
    assert.equal(code, 1)
    assert.match(stderr, /a server that is starting or stopping. Try again/)
  })
})
