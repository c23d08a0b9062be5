import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import {deleteOldEntries} from '#desk/audit/old-entries.ts'
import {auditLog} from '#desk/tables.ts'
import {readSettings} from '#server/settings.ts'
import {startApi} from '../server/support/api/api.ts'
import {oneDatabase} from '../server/support/databases/databases.ts'
import {testLog} from '../server/support/leads/leads.ts'

describe('how long the audit log is kept', () => {
  it('entries older than the setting are deleted, once a day, and nothing else', async () => {
    const api = await startApi(await oneDatabase.prepare())
    const orm = await api.database.ready()
    const entry = (action: string, days: number) => ({
      ...{action, actor: 'Lena'},
      at: sql`now() - make_interval(days => ${days})`,
    })
    await orm.delete(auditLog)
    await orm.insert(auditLog).values([entry('old', 401), entry('kept', 399), entry('new', 0)])
    await orm.execute(sql`delete from daily_tasks`)
    const {log, lines} = testLog()
    const keeper = deleteOldEntries({
      ...{database: api.database, log, pause: 3_600_000},
      retention: readSettings({DESK_AUDIT_RETENTION: '400d'}).desk.auditRetention,
    })
    try {
      await keeper.look()
      const left = () => orm.select({action: auditLog.action}).from(auditLog).orderBy(auditLog.id)
      assert.deepEqual(await left(), [{action: 'kept'}, {action: 'new'}])
      assert.match(JSON.stringify(lines()), /"entries":1,.*old entries of the audit log deleted/)
      await orm.insert(auditLog).values(entry('old', 500))
      await keeper.look()
      assert.equal((await left()).length, 3, 'tomorrow')
    } finally {
      await keeper.close()
      await api.close()
    }
  })

  it('the retention is two years, or the setting, at least a month', () => {
    const kept = (given?: string) => readSettings({DESK_AUDIT_RETENTION: given}).desk.auditRetention
    assert.deepEqual(kept(), {count: 2, unit: 'y'})
    assert.deepEqual(kept('18m'), {count: 18, unit: 'm'})
    for (const wrong of ['29d', 'forever', '0m', '2 years'])
      assert.throws(() => kept(wrong), /DESK_AUDIT_RETENTION must be a time such as 2y/, wrong)
  })
})
