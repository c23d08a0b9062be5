import assert from 'node:assert/strict'
import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {freePort} from '../site/server/support/api/free-port.ts'
import {startServer} from '../site/server/support/api/server-process.ts'
import {until} from '../site/server/support/until.ts'
import {databases, FAULTS, LEADS_PER_FAULT, TIMEOUT} from './support/extent.ts'
import {statusOf} from './support/status.ts'
import {assertStoredOnce} from './support/stored-once.ts'
import {startWriters} from './support/writers.ts'

/** Each damages the line of an enquiry in another way. */
const DAMAGES: Record<string, (line: string) => string> = {
  'cut off': line => line.slice(0, line.length / 2),
  'of zeros': line => '\0'.repeat(line.length),
  'of another program': () => 'WARNING: disk error, remapping sectors',
  'of other JSON': () => '[null, 17]',
  'without its content': line => JSON.stringify({...JSON.parse(line), payload: null}),
  empty: () => '',
}

describe('spool damage while the server is stopped', () => {
  for (const database of databases) {
    it(`a damaged spool loses and counts only damaged enquiries, with ${database.name}`, {
      timeout: TIMEOUT,
    }, async () => {
      const env = await database.prepare()
      // Enquiries stay in the spool while no database answers.
      const none = `postgres://none@127.0.0.1:${await freePort()}/none`
      let server = await startServer({...env, DATABASE_URL: none})
      const writers = startWriters(server.api)
      await writers.more(FAULTS * LEADS_PER_FAULT)
      await writers.stop()
      await server.end('SIGKILL')

      const destroyed = await damage(join(env.DATA_DIR, 'spool'))
      server = await startServer(env)
      await until(async () => (await statusOf(server.api)).waiting === 0)
      const {damaged} = await statusOf(server.api)
      // An empty line does not count as damaged.
      assert.equal(damaged, destroyed.length - 1)
      assert.match(server.log(), /spooled leads are unreadable/)
      await server.end('SIGTERM')
      const faults = `${database.name}, a spool with ${destroyed.length} damaged lines`
      await assertStoredOnce({env, writers, faults, destroyed})
    })
  }
})

/** Damages one line in each way, and returns the names of their enquiries. */
async function damage(directory: string): Promise<string[]> {
  const [first = ''] = (await readdir(directory)).filter(name => name.endsWith('.jsonl')).sort()
  const path = join(directory, first)
  const lines = (await readFile(path, 'utf8')).split('\n')
  const destroyed = Object.values(DAMAGES).map((change, index) => {
    const at = 1 + 2 * index
    const line = lines[at] ?? ''
    lines[at] = change(line)
    return JSON.parse(line).payload.name as string
  })
  await writeFile(path, lines.join('\n'))
  return destroyed
}
