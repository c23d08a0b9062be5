import assert from 'node:assert/strict'
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {describe, it, type TestContext} from 'node:test'
import {readSecret} from '#server/platform/secret.ts'
import {testLog} from '../support/leads/leads.ts'

describe('secret of an installation', () => {
  async function folder(test: TestContext, content?: string | Buffer) {
    const path = await mkdtemp(join(tmpdir(), 'secret-'))
    test.after(() => rm(path, {recursive: true}))
    if (content !== undefined) await writeFile(join(path, 'secret'), content)
    return path
  }

  it('the secret stays the same after a restart', async test => {
    const {log, messages} = testLog()
    const path = await folder(test)
    const secret = await readSecret(path, log)
    assert.match(secret, /^[0-9a-f]{64}$/)
    assert.equal(await readSecret(path, log), secret)
    assert.deepEqual(messages(), [])
  })

  for (const damaged of [
    '',
    'abc',
    'a'.repeat(63),
    'null',
    Buffer.alloc(64),
    Buffer.alloc(64, 255),
  ])
    it(`a damaged secret file is replaced and kept aside: ${JSON.stringify(String(damaged)).slice(0, 12)}`, async test => {
      const {log, messages} = testLog()
      const path = await folder(test, damaged)
      const secret = await readSecret(path, log)
      assert.match(secret, /^[0-9a-f]{64}$/)
      assert.equal(await readSecret(path, log), secret)
      assert.deepEqual(await readFile(join(path, 'secret.damaged')), Buffer.from(damaged))
      assert.equal(messages().length, 1)
    })
})
