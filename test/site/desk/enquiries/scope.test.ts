import assert from 'node:assert/strict'
import {before, beforeEach, describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import {noteAnswer} from '#desk/enquiries/answers/send-answer.ts'
import {countByState, countEnquiries} from '#desk/enquiries/list/count-enquiries.ts'
import {everyEnquiry} from '#desk/enquiries/list/export-enquiries.ts'
import {listEnquiries} from '#desk/enquiries/list/list-enquiries.ts'
import {readEnquiry} from '#desk/enquiries/one/enquiry.ts'
import {type Viewer, viewerOf} from '#desk/enquiries/scope.ts'
import {assign} from '#desk/enquiries/work/assign.ts'
import {erase} from '#desk/enquiries/work/erase.ts'
import {merge, split} from '#desk/enquiries/work/merge.ts'
import {addNote, remind} from '#desk/enquiries/work/note.ts'
import {changeState, clearSuspicion} from '#desk/enquiries/work/state.ts'
import {leads} from '#server/leads/tables.ts'
import {useDatabase} from '../../server/support/databases/one-database.ts'
import {
  type Account,
  addAccount,
  addEnquiry,
  addListing,
  tracesOf,
} from '../../server/support/desk/enquiries.ts'

describe('an agent at the desk', () => {
  const one = useDatabase()
  let agent: Account
  let foreign = ''
  let assigned = ''
  before(async () => {
    agent = await addAccount(one.orm, 'Mina', {role: 'agent', agent: 'mina'})
    await addListing(one.orm, 'own-villa', 'mina')
    await addListing(one.orm, 'other-villa', 'somebody')
  })
  beforeEach(async () => {
    foreign = await addEnquiry(one.orm, {
      ...{name: 'Foreign', property: 'other-villa', agent: 'somebody', suspectedSpam: 'fast'},
    })
    assigned = await addEnquiry(one.orm, {name: 'Assigned', assignee: agent.id})
    await addEnquiry(one.orm, {name: 'Written to', agent: 'mina'})
    await addEnquiry(one.orm, {name: 'Listing', property: 'own-villa'})
    await addEnquiry(one.orm, {name: 'General'})
  })

  it('sees what is assigned to it, written to it, or about its listings', async () => {
    const {enquiries} = await listEnquiries(one.orm, viewerOf(agent), {})
    const names = enquiries.map(({name}) => name)
    assert.deepEqual(names, ['Listing', 'Written to', 'Assigned'])
    assert.deepEqual(await countByState(one.orm, viewerOf(agent), {}), {received: 3})
    assert.equal(await countEnquiries(one.orm, viewerOf(agent), {}), 3)
    const every: (string | null)[] = []
    for await (const {name} of everyEnquiry(one.orm, viewerOf(agent), {})) every.push(name)
    assert.deepEqual(every, ['Assigned', 'Written to', 'Listing'])
  })

  it('sees only what is assigned when it is no member of the team', async () => {
    const {enquiries} = await listEnquiries(one.orm, viewerOf({...agent, agent: null}), {})
    const names = enquiries.map(({name}) => name)
    assert.deepEqual(names, ['Assigned'])
  })

  it('sees none of another one among those of a person', async () => {
    const whole = await readEnquiry(one.orm, viewerOf(agent), assigned)
    const names = new Set(whole?.others.map(({id}) => id))
    assert.equal(names.size, 2)
    assert.ok(!names.has(foreign))
  })

  it('editors see all enquiries', async () => {
    const editor = viewerOf({...agent, role: 'editor'})
    assert.equal((await listEnquiries(one.orm, editor, {})).enquiries.length, 5)
  })

  const writes: Record<string, (viewer: Viewer) => Promise<{is: string}>> = {
    state: viewer => changeState(one.orm, viewer, {id: foreign, to: 'won'}),
    'not spam': viewer => clearSuspicion(one.orm, viewer, foreign),
    note: viewer => addNote(one.orm, viewer, foreign, 'Hello'),
    assign: viewer => assign(one.orm, viewer, {id: foreign, to: agent.id}),
    remind: viewer => remind(one.orm, viewer, foreign, new Date('2027-01-01')),
    answer: viewer => noteAnswer(one.orm, viewer, foreign, 'phone'),
    merge: viewer => merge(one.orm, viewer, foreign, assigned),
    'merge into it': viewer => merge(one.orm, viewer, assigned, foreign),
    split: viewer => split(one.orm, viewer, foreign),
    erase: viewer => erase(one.orm, viewer, foreign, {delete: () => assert.fail('erased')}),
  }
  for (const [name, write] of Object.entries(writes)) {
    it(`changes none of another one: ${name}`, async () => {
      const of = async () => {
        const rows = await one.orm.select().from(leads).where(eq(leads.id, foreign))
        return [rows, await tracesOf(one.orm, foreign)]
      }
      const before = await of()
      assert.deepEqual(await write(viewerOf(agent)), {is: 'missing'})
      assert.deepEqual(await of(), before)
    })
  }

  it('reads none of another one', async () => {
    assert.equal(await readEnquiry(one.orm, viewerOf(agent), foreign), undefined)
  })
})
