/** Traces of a deleted person in the embedded database's files, which backups copy. */
import assert from 'node:assert/strict'
import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {afterEach, describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {openDeletions} from '../../../../../site/server/leads/deletion/deletions.ts'
import {keepDeleted} from '../../../../../site/server/leads/deletion/keep-deleted.ts'
import {leadEvents} from '../../../../../site/server/platform/db/desk-schema.ts'
import {leads} from '../../../../../site/server/platform/db/schema.ts'
import {startApi, type TestApi} from '../../support/api/api.ts'
import {pglite} from '../../support/databases/databases.ts'
import {testLog} from '../../support/leads/leads.ts'
import {enquiry} from '../../support/leads/people.ts'

const MARK = 'Zuleikha'

describe('files of the embedded database', () => {
  const apis: TestApi[] = []
  afterEach(async () => {
    for (const api of apis.splice(0)) await api.close()
  })

  async function start() {
    const api = await startApi(await pglite.prepare())
    apis.push(api)
    const orm = await api.database.ready()
    const mark = async (fields: object) => {
      const {data} = await api.post('contact', {...enquiry, ...fields})
      await api.leads.settled()
      return (data as {id: string}).id
    }
    const execute = (text: string) => orm.execute(sql.raw(text))
    return {api, orm, mark, execute}
  }

  async function filesWithMark({dataDir}: TestApi) {
    const entries = await readdir(dataDir, {recursive: true, withFileTypes: true})
    const files = entries.filter(entry => entry.isFile())
    const found = await Promise.all(
      files.map(async ({parentPath, name}) => {
        const content = await readFile(join(parentPath, name), 'latin1').catch(() => '')
        return content.includes(MARK) ? [join(parentPath, name)] : []
      }),
    )
    return found.flat()
  }

  it('database files hold nothing of a deleted person, while the server runs and after a stop', async () => {
    const {api, orm, mark, execute} = await start()
    // Long texts are stored apart.
    const message = Array.from({length: 400}, (_, n) => `${MARK} ${n * 7919}`).join(' ')
    const id = await mark({name: MARK, message})
    await mark({name: 'Omar Aziz'})
    await orm.insert(leadEvents).values({
      ...{lead: id, actor: 'Edith', what: 'note', text: `${MARK} called`},
    })
    await execute('checkpoint')
    assert.notDeepEqual(await filesWithMark(api), [])
    const headers = {authorization: `Bearer ${api.operatorToken}`}
    const url = '/operator/leads/delete'
    const {statusCode} = await api.app.inject({method: 'POST', url, headers, payload: {ids: [id]}})
    assert.equal(statusCode, 200)
    assert.deepEqual(await filesWithMark(api), [])
    const names = await orm.select({name: leads.name}).from(leads)
    assert.deepEqual(names, [{name: 'Omar Aziz'}])
    await apis.pop()?.close()
    assert.deepEqual(await filesWithMark(api), [])
  })

  it('database files lose former versions of changed rows once a day', async () => {
    const {api, orm, mark, execute} = await start()
    const id = await mark({name: MARK})
    await execute('checkpoint')
    await orm.update(leads).set({name: 'Layla', payload: {}}).where(eq(leads.id, id))
    const {log} = testLog()
    const {dataDir, database} = api
    const deletions = openDeletions({dataDir, database, files: undefined, leads: api.leads, log})
    const keeper = keepDeleted({
      ...{dataDir, database, deletions, log, pause: 3_600_000, retention: undefined},
      auditRetention: {count: 2, unit: 'y'},
    })
    await keeper.look()
    await keeper.close()
    const inDatabase = (await filesWithMark(api)).filter(path => path.includes('database'))
    assert.deepEqual(inDatabase, [])
  })
})
