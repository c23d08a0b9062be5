import assert from 'node:assert/strict'
import {createHash, randomUUID} from 'node:crypto'
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {listen, startApi} from '../support/api/api.ts'
import {LEADS, runToExit, type ServerProcess, startServer} from '../support/api/server-process.ts'
import {pdf} from '../support/content/media-samples.ts'
import {databases, pglite} from '../support/databases/databases.ts'
import {application, sendForm, uploaded} from '../support/leads/uploads.ts'
import {until} from '../support/until.ts'

const resume = {field: 'media', name: 'cv.pdf', type: 'application/pdf', content: pdf}
const portOf = ({api}: ServerProcess) => Number(new URL(api).port)
const apply = (port: number) => sendForm(port, 'applyForJobApplication', [...application, resume])

for (const database of databases) {
  describe(`durability of resumes, with ${database.name}`, () => {
    it('resumes that were answered 200 survive a kill right after the answer', async () => {
      const env = await database.prepare()
      const server = await startServer(env)
      const answers = await Promise.all([1, 2, 3, 4].map(() => apply(portOf(server))))
      await server.end('SIGKILL')
      assert.deepEqual(
        answers.map(({status}) => status),
        [200, 200, 200, 200],
      )
      const again = await startServer(env)
      const {stdout} = await runToExit(LEADS, ['export'], env)
      await again.end('SIGTERM')
      const paths = stdout.match(/uploads\/[\w-]+\/1\.pdf/g) ?? []
      assert.equal(new Set(paths).size, 4)
      for (const path of paths) {
        assert.equal(hashOf(await readFile(join(env.DATA_DIR, path))), hashOf(pdf))
      }
    })
  })
}

describe('uploads after a crash', () => {
  it('uploads of an accepted lead survive a crash, unfinished ones are removed', async () => {
    const env = await pglite.prepare()
    const server = await startServer(env)
    await apply(portOf(server))
    const [known = ''] = (await uploaded(env.DATA_DIR)).filter(name => !name.includes('/'))
    await server.end('SIGKILL')
    const root = join(env.DATA_DIR, 'uploads')
    const torn = `${randomUUID()}.arriving`
    await mkdir(join(root, torn))
    await writeFile(join(root, torn, 'received-0'), 'half')
    // As a crash leaves it between storing the lead and renaming its folder.
    await rename(join(root, known), join(root, `${known}.arriving`))
    const again = await startServer(env)
    await until(() => again.log().includes('recovered pending uploads'))
    await again.end('SIGTERM')
    assert.deepEqual(await uploaded(env.DATA_DIR), [known, `${known}/1.pdf`])
  })
})

describe('upload of a lead that cannot be stored', () => {
  it('an application that does not fit into the spool gets 503 and leaves no file', async () => {
    const api = await startApi({...(await pglite.prepare()), SPOOL_LIMIT: '1024'})
    const {status} = await sendForm(await listen(api.app), 'applyForJobApplication', [
      ...application.filter(({field}) => field !== 'experience'),
      {field: 'experience', content: 'many years, '.repeat(25)},
      {...resume, name: `${'n'.repeat(110)}.pdf`},
      ...['current_salary', 'expected_salary'].map(field => ({field, content: 'x'.repeat(300)})),
    ])
    assert.equal(status, 503)
    assert.deepEqual(await uploaded(api.dataDir), [])
    await api.close()
  })
})

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
