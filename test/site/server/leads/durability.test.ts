import assert from 'node:assert/strict'
import {mkdir, rm, writeFile} from 'node:fs/promises'
import {createServer} from 'node:net'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {nameOf} from '../../../chaos/support/writers.ts'
import {cellsOf} from '../../../support/records/leads.ts'
import {freePort} from '../support/api/free-port.ts'
import {sendBooking} from '../support/api/send.ts'
import {LEADS, MAIN, runToExit, startServer} from '../support/api/server-process.ts'
import {databases, pglite} from '../support/databases/databases.ts'
import {newDirectory} from '../support/storage/directories.ts'

for (const database of databases) {
  describe(`leads of a server process, with ${database.name}`, () => {
    it('the leads export is the same while the server runs and when it is stopped', async () => {
      const env = await database.prepare()
      const server = await startServer(env)
      for (let n = 0; n < 5; n++) assert.equal(await sendBooking(server, {name: nameOf(n)}), 200)
      const running = await runToExit(LEADS, ['export'], env)
      assert.equal(await server.end('SIGTERM'), 0)
      const stopped = await runToExit(LEADS, ['export'], env)
      assert.deepEqual([running.code, stopped.code], [0, 0], running.stderr + stopped.stderr)
      assert.equal(running.stdout, stopped.stdout)
      assert.equal(stopped.stdout.split('\r\n').length, 1 + 5 + 1)
      assert.match(
        stopped.stdout,
        /^"received_at","received_at_office","form","name","phone","email","message","details",/,
      )
    })

    it('a server that was killed and restarted logs no personal data', async () => {
      const env = await database.prepare()
      const killed = await startServer(env)
      await sendBooking(killed, {name: 'Secret Visitor'})
      await killed.end('SIGKILL')
      const server = await startServer(env)
      await sendBooking(server, {name: 'Secret Other'})
      await server.end('SIGTERM')
      assert.match(server.log(), /unclean shutdown detected/)
      assert.doesNotMatch(killed.log() + server.log(), /Secret|omar@|97150/)
    })
  })
}

describe('lost embedded database', () => {
  it('a deleted embedded database is recreated with its accepted leads', async () => {
    const env = await pglite.prepare()
    const server = await startServer(env)
    await sendBooking(server, {name: 'Layla'})
    await server.end('SIGTERM')
    await rm(join(env.DATA_DIR, 'database'), {recursive: true})
    // As a kill leaves it while a new database is being created.
    await mkdir(join(env.DATA_DIR, 'database.unfinished', 'base'), {recursive: true})
    assert.deepEqual(await exportedNames(env), ['Layla'])
  })
})

describe('server process', () => {
  it('the server rejects a data directory in use and names its owner', async () => {
    const env = await pglite.prepare()
    const server = await startServer(env)
    const ports = {PORT: String(await freePort()), API_PORT: String(await freePort())}
    const second = await runToExit(MAIN, [], {...env, ...ports})
    await server.end('SIGTERM')
    assert.equal(second.code, 1)
    assert.match(second.stderr, new RegExp(`in use by the server with process id ${server.pid}\\.`))
    assertOneLine(second.stderr)
  })

  it('the server starts in the data directory of a killed server', async () => {
    const env = await pglite.prepare()
    const killed = await startServer(env)
    await killed.end('SIGKILL')
    const server = await startServer(env)
    assert.equal(await server.end('SIGTERM'), 0)
  })

  it('the API server answers on 127.0.0.1 and ::1', async () => {
    const server = await startServer(await pglite.prepare())
    const {port} = new URL(server.api)
    for (const address of ['127.0.0.1', '[::1]']) {
      const answer = await fetch(`http://${address}:${port}/healthz`)
      assert.equal(answer.status, 200)
    }
    await server.end('SIGTERM')
  })

  it('the server names a port that is in use and the variable that changes it', async () => {
    const port = await freePort()
    const held = createServer()
    await new Promise<void>(resolve => held.listen(port, '127.0.0.1', resolve))
    const env = {...(await pglite.prepare()), PORT: String(await freePort())}
    const {code, stderr} = await runToExit(MAIN, [], {
      ...env,
      API_PORT: String(port),
      LOG_LEVEL: 'silent',
    })
    held.close()
    assert.equal(code, 1)
    assert.match(stderr, new RegExp(`^Port ${port} on localhost is in use.*API_PORT`))
    assertOneLine(stderr)
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
      const {code, stderr} = await runToExit(MAIN, [], {DATA_DIR: place})
      assert.equal(code, 1)
      assert.match(stderr, new RegExp(`^DATA_DIR=${place} ${why}.*DATA_DIR\\.`))
      assertOneLine(stderr)
    })
  }

  const assertOneLine = (text: string) => assert.equal(text.trim().split('\n').length, 1, text)
})

describe('leads command', () => {
  it('the leads command prints its usage for unknown arguments', async () => {
    for (const args of [[], ['export', 'twice']]) {
      const {code, stdout, stderr} = await runToExit(LEADS, args, {})
      assert.deepEqual([code, stdout], [2, ''])
      assert.match(stderr, /^Usage: npm run leads -- export/)
    }
  })

  it('the leads command names the other back end when API_URL is set', async () => {
    const env = {API_URL: 'https://api.example.com', DATA_DIR: await newDirectory()}
    const {code, stdout, stderr} = await runToExit(LEADS, ['export'], env)
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /leads are kept by the back end at https:\/\/api\.example\.com/)
  })

  it('the leads command reports a starting or stopping server and advises a retry', async () => {
    const env = await pglite.prepare()
    const server = await startServer(env)
    await writeFile(join(env.DATA_DIR, 'operator.json'), '')
    const {code, stderr} = await runToExit(LEADS, ['export'], env)
    await server.end('SIGTERM')
    assert.equal(code, 1)
    assert.match(stderr, /a server that is starting or stopping. Try again/)
  })
})

async function exportedNames(env: Record<string, string | undefined>) {
  const {code, stdout, stderr} = await runToExit(LEADS, ['export'], env)
  assert.equal(code, 0, stderr)
  const [, ...lines] = stdout.trim().split('\r\n')
  return lines.map(line => cellsOf(line)[3] ?? '')
}
