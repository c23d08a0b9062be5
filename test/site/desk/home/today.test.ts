import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import {contentDrafts} from '#server/content/edit-tables.ts'
import {leads} from '#server/leads/tables.ts'
import {fromNow} from '../../../support/dates.ts'
import {useDesk} from '../../server/support/desk/desk.ts'
import {enquiry} from '../../server/support/leads/people.ts'

describe('where the desk opens', () => {
  const {api, desk} = useDesk()

  const tasksIn = (body: string) =>
    Object.fromEntries(
      [...body.matchAll(/class="task-count">([^<]+)<\/span><span><b>([^<]+)/g)].map(
        ([, count, name]) => [name, count],
      ),
    )

  it('says that nothing waits where nothing does', async () => {
    const {body} = await (await desk.signIn('editor')).get('/desk')
    assert.match(body, /Nothing is waiting for you at the moment\./)
  })

  it('shows what waits for each role, and to an agent only its own', async () => {
    for (const name of ['One', 'Two', 'Three']) await api.post('contact', {...enquiry, name})
    await api.leads.settled()
    const orm = await api.database.ready()
    const agent = await desk.signIn('agent')
    await orm
      .update(leads)
      .set({assignee: agent.account?.id, remindAt: fromNow(-1000)})
      .where(eq(leads.name, 'Two'))
    await orm.insert(contentDrafts).values({
      ...{kind: 'team', record: 'new-agent', value: {}, base: '', actor: 'Somebody'},
    })
    const administrator = await desk.signIn('administrator')
    assert.deepEqual(tasksIn((await administrator.get('/desk')).body), {
      'New enquiries': '3',
      'Reminders due': '1',
      'Unassigned enquiries': '2',
      Drafts: '1',
    })
    assert.deepEqual(tasksIn((await agent.get('/desk')).body), {
      'New enquiries': '1',
      'Reminders due': '1',
      'My open enquiries': '1',
    })
  })
})
