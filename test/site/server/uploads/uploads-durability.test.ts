import assert from 'node:assert/strict'
import {randomUUID} from 'node:crypto'
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {listen, startApi} from '../support/api/api.ts'
import {leads} from '../support/api/command.ts'
import {type ServerHere, startServerHere} from '../support/api/server-here.ts'
import {startServer} from '../support/api/server-process.ts'
import {pdf} from '../support/content/media-samples.ts'
import {databases, oneDatabase} from '../support/databases/databases.ts'
import {application, sendForm, uploaded} from '../support/leads/uploads.ts'
import {until} from '../support/until.ts'

const resume = {field: 'media', name: 'cv.pdf', type: 'application/pdf', content: pdf}
const portOf = ({api}: Pick<ServerHere, 'api'>) => Number(new URL(api).port)
const apply = (port: number) => sendForm(port, 'applyForJobApplication', [...application, resume])

for (const database of databases) {
  it(`a kill right after the answer loses no resume, and leaves no part of one, with ${database.name}`, async () => {
    const env = await database.prepare()
    const server = await startServer(env)
    const answers = await Promise.all([1, 2, 3, 4].map(() => apply(portOf(server))))
    const statuses = answers.map(({status}) => status)
    assert.deepEqual(statuses, [200, 200, 200, 200])
    await server.end('SIGKILL')
    const [known = ''] = (await uploaded(env.DATA_DIR)).filter(name => !name.includes('/'))
    const root = join(env.DATA_DIR, 'uploads')
    const torn = `${randomUUID()}.arriving`
    await mkdir(join(root, torn))
    await writeFile(join(root, torn, 'received-0'), 'half')
    // As a crash leaves it between storing the lead and renaming its folder.
    await rename(join(root, known), join(root, `${known}.arriving`))
    const again = await startServerHere(env)
    await until(() => again.log().includes('recovered pending uploads'))
    const {stdout} = await leads(env, 'export')
    await again.close()
    const paths = [...new Set(stdout.match(/uploads\/[\w-]+\/1\.pdf/g))]
    assert.equal(paths.length, 4)
    for (const path of paths) assert.deepEqual(await readFile(join(env.DATA_DIR, path)), pdf)
    const folders = paths.map(path => path.split('/')[1])
    const left = (await uploaded(env.DATA_DIR)).filter(name => !name.includes('/'))
    assert.deepEqual(left.sort(), folders.sort())
  })
}

describe('upload of a lead that cannot be stored', () => {
  it('an application that does not fit into the spool gets 503 and leaves no file', async () => {
    const api = await startApi({...(await oneDatabase.prepare()), SPOOL_LIMIT: '1024'})
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
