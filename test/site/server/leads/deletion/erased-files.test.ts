/** Traces of a deleted person in the embedded database's files, which backups copy. */

import assert from 'node:assert/strict'
import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {after, before, describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {leadEvents} from '#desk/tables.ts'
import {leadHooks} from '#server/lead-hooks.ts'
import {openDeletions} from '#server/leads/deletion/deletions.ts'
import {keepDeleted} from '#server/leads/deletion/keep-deleted.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {startApi, type TestApi} from '../../support/api/api.ts'
import {pglite} from '../../support/databases/databases.ts'
import {testLog} from '../../support/leads/leads.ts'
import {enquiry} from '../../support/leads/people.ts'

describe('files of the embedded database', () => {
  let api: TestApi
  let orm: Orm
  const running: TestApi[] = []
  before(async () => {
    api = await startApi(await pglite.prepare())
    running.push(api)
    orm = await api.database.ready()
  })
  after(() => Promise.all(running.map(one => one.close())))

  const store = async (fields: object) => {
    const {data} = await api.post('contact', {...enquiry, ...fields})
    await api.leads.settled()
    return (data as {id: string}).id
  }

  async function filesWith(mark: string) {
    const entries = await readdir(api.dataDir, {recursive: true, withFileTypes: true})
    const files = entries.filter(entry => entry.isFile())
    const found = await Promise.all(
      files.map(async ({parentPath, name}) => {
        const content = await readFile(join(parentPath, name), 'latin1').catch(() => '')
        return content.includes(mark) ? [join(parentPath, name)] : []
      }),
    )
    return found.flat()
  }

  it('database files lose former versions of changed rows once a day', async () => {
    const id = await store({name: 'Yasmina'})
    await orm.execute(sql`checkpoint`)
    await orm.update(leads).set({name: 'Layla', payload: {}}).where(eq(leads.id, id))
    const {log} = testLog()
    const {dataDir, database} = api
    const deletions = openDeletions({
      ...{dataDir, database, files: undefined, log},
      ...{leads: api.leads, hooks: leadHooks},
    })
    const keeper = keepDeleted({
      ...{dataDir, database, deletions, log, pause: 3_600_000, retention: undefined},
      hooks: leadHooks,
    })
    await keeper.look()
    await keeper.close()
    const inDatabase = (await filesWith('Yasmina')).filter(path => path.includes('database'))
    assert.deepEqual(inDatabase, [])
  })

  it('database files hold nothing of a deleted person, while the server runs and after a stop', async () => {
    // Long texts are stored apart.
    const message = Array.from({length: 400}, (_, n) => `Zuleikha ${n * 7919}`).join(' ')
    const id = await store({name: 'Zuleikha', message})
    await store({name: 'Omar Aziz'})
    await orm.insert(leadEvents).values({
      ...{lead: id, actor: 'Edith', what: 'note', text: 'Zuleikha called'},
    })
    await orm.execute(sql`checkpoint`)
    assert.notDeepEqual(await filesWith('Zuleikha'), [])
    const {statusCode} = await api.operate('leads/delete', {words: [id]})
    assert.equal(statusCode, 200)
    assert.deepEqual(await filesWith('Zuleikha'), [])
    const names = await orm.select({name: leads.name}).from(leads).orderBy(leads.name)
    assert.deepEqual(names, [{name: 'Layla'}, {name: 'Omar Aziz'}])
    await running.pop()?.close()
    assert.deepEqual(await filesWith('Zuleikha'), [])
  })
})
