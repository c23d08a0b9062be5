import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {
  discardDraft,
  findDraft,
  markOf,
  problemsOf,
  saveDraft,
  scheduleDraft,
} from '#desk/content/record/drafts.ts'
import {publishScheduled} from '#desk/content/record/scheduled-drafts.ts'
import {contentDrafts} from '#server/content/edit-tables.ts'
import {inEnglish} from '../../../../site/app/shared-with-server/message.ts'
import {oneDatabase} from '../../server/support/databases/databases.ts'
import {LENA, OTTO, useDeskContent} from '../../server/support/desk/desk-content.ts'

describe('drafts', () => {
  const desk = useDeskContent(oneDatabase)
  const name = {kind: 'careers', key: 'writer'} as const
  const server = () =>
    publishScheduled({...desk.parts, database: desk.api.database, log: desk.api.logger, pause: 1e9})

  async function draft(fields: Record<string, unknown>, since?: string) {
    const {value, base} = await desk.now(name.kind, name.key)
    const before = since ?? markOf(await findDraft(desk.orm, name))
    const saving = {...name, value: {...value, ...fields}, base, since: before}
    return saveDraft(desk.orm, LENA, saving)
  }
  /** As if the time that somebody chose had come. */
  const makeDue = () =>
    desk.orm
      .update(contentDrafts)
      .set({publishAt: sql`now() - interval '1 minute'`})
      .where(eq(contentDrafts.record, name.key))

  it('may have faults, and visitors see nothing of them', async () => {
    assert.equal((await draft({title: '', description: undefined})).is, 'saved')
    assert.equal((await desk.now('careers', 'writer')).value.title, 'Writer')
    assert.equal((await findDraft(desk.orm, name))?.value.title, '')
  })

  it('a draft is not overwritten by an editor who has not seen it', async () => {
    const mark = markOf(await findDraft(desk.orm, name))
    await draft({title: 'Author'}, mark)
    const second = await draft({title: 'Poet'}, mark)
    assert.equal(second.is, 'conflict')
    assert.equal(second.is === 'conflict' && second.theirs.value.title, 'Author')
    assert.equal((await draft({title: 'Poet'}, '')).is, 'conflict')
  })

  it('one of several servers publishes scheduled drafts at their time', async () => {
    await draft({title: 'Novelist'})
    assert.equal((await scheduleDraft(desk.orm, LENA, name, '2026-01-01T09:00')).is, 'past')
    const scheduled = await scheduleDraft(desk.orm, LENA, name, '2050-01-01T09:00')
    assert.equal(
      scheduled.is === 'scheduled' && scheduled.publishAt.toISOString(),
      '2050-01-01T05:00:00.000Z',
    )
    const servers = [server(), server()]
    await Promise.all(servers.map(({look}) => look()))
    assert.equal((await desk.now('careers', 'writer')).value.title, 'Writer')
    await makeDue()
    await Promise.all(servers.map(({look}) => look()))
    assert.equal((await desk.now('careers', 'writer')).value.title, 'Novelist')
    assert.equal(await findDraft(desk.orm, name), undefined)
    for (const {close} of servers) await close()
  })

  it('a scheduled draft with errors lists them, and waits', async () => {
    await draft({short_description: undefined})
    await scheduleDraft(desk.orm, LENA, name, '2050-01-01T09:00')
    await makeDue()
    const {look, close} = server()
    await look()
    const waiting = await findDraft(desk.orm, name)
    const [fault] = waiting ? problemsOf(waiting) : []
    assert.equal(fault?.field, 'short_description')
    assert.match(fault ? inEnglish(fault.says) : '', /^is missing/)
    await draft({title: 'Editor'})
    const {problem, publishAt} = (await findDraft(desk.orm, name)) ?? {}
    assert.deepEqual({problem, publishAt}, {problem: null, publishAt: null})
    await close()
  })

  it('can be discarded', async () => {
    assert.equal(await discardDraft(desk.orm, OTTO, name), true)
    assert.equal(await discardDraft(desk.orm, OTTO, name), false)
  })
})
