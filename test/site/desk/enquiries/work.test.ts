import assert from 'node:assert/strict'
import {before, beforeEach, describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import {neighboursOf, readEnquiry} from '#desk/enquiries/one/enquiry.ts'
import {type Viewer, viewerOf} from '#desk/enquiries/scope.ts'
import {assign, assignable} from '#desk/enquiries/work/assign.ts'
import {erase} from '#desk/enquiries/work/erase.ts'
import {merge, split} from '#desk/enquiries/work/merge.ts'
import {addNote, checkNote, remind} from '#desk/enquiries/work/note.ts'
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

describe('work on an enquiry', () => {
  const one = useDatabase()
  let editor: Account
  let viewer: Viewer
  let id = ''
  before(async () => {
    editor = await addAccount(one.orm, 'Edith')
    viewer = viewerOf(editor)
    await addListing(one.orm, 'sea-villa', 'mina', 'Sea Villa')
  })
  beforeEach(async () => {
    id = await addEnquiry(one.orm, {name: 'Layla Haddad'})
  })
  const stored = async (which = id) => {
    const [row] = await one.orm.select().from(leads).where(eq(leads.id, which))
    return row
  }

  it('changes its state, and says who did', async () => {
    const change = {id, from: 'received', to: 'viewing'} as const
    assert.deepEqual(await changeState(one.orm, viewer, change), {is: 'changed'})
    const row = await stored()
    assert.equal(row?.state, 'viewing')
    assert.ok(row.stateChangedAt)
    const {events, log} = await tracesOf(one.orm, id)
    assert.deepEqual(
      events.map(({what, actor, account, details}) => [what, actor, account, details]),
      [['state', 'Edith', editor.id, {from: 'received', to: 'viewing'}]],
    )
    const actions = log.map(({action, actor, details}) => [action, actor, details])
    assert.deepEqual(actions, [['enquiry.state', 'Edith', {from: 'received', to: 'viewing'}]])
  })

  it('tells of a state that somebody else has changed meanwhile', async () => {
    await changeState(one.orm, viewer, {id, from: 'received', to: 'won'})
    const late = await changeState(one.orm, viewer, {id, from: 'received', to: 'lost'})
    assert.deepEqual(late, {is: 'conflict', now: 'won'})
    assert.equal((await stored())?.state, 'won')
    const twice = await changeState(one.orm, viewer, {id, from: 'received', to: 'won'})
    assert.deepEqual(twice, {is: 'unchanged'})
    assert.equal((await tracesOf(one.orm, id)).events.length, 1)
  })

  it('has one winner among two at once', async () => {
    const outcomes = await Promise.all([
      changeState(one.orm, viewer, {id, from: 'received', to: 'won'}),
      changeState(one.orm, viewer, {id, from: 'received', to: 'lost'}),
    ])
    assert.deepEqual(outcomes.map(({is}) => is).sort(), ['changed', 'conflict'])
  })

  it('takes the suspicion of spam away', async () => {
    const robot = await addEnquiry(one.orm, {state: 'spam', suspectedSpam: 'sent too fast'})
    assert.deepEqual(await clearSuspicion(one.orm, viewer, robot), {is: 'changed'})
    const row = await stored(robot)
    assert.deepEqual([row?.state, row?.suspectedSpam], ['received', null])
    assert.deepEqual(await clearSuspicion(one.orm, viewer, robot), {is: 'unchanged'})
    await changeState(one.orm, viewer, {id, to: 'called'})
    await clearSuspicion(one.orm, viewer, id)
    assert.equal((await stored())?.state, 'called')
  })

  it('keeps notes in the history, and out of the audit log', async () => {
    await addNote(one.orm, viewer, id, '  Prefers Layla’s number at work \n')
    const {events, log} = await tracesOf(one.orm, id)
    assert.equal(events[0]?.text, 'Prefers Layla’s number at work')
    assert.doesNotMatch(JSON.stringify(log), /Layla/)
    assert.deepEqual([checkNote(' \n'), checkNote('x'.repeat(4001))], ['empty', 'long'])
    assert.equal(checkNote('x'), undefined)
  })

  it('an enquiry can be assigned to active accounts, and to nobody', async () => {
    const gone = await addAccount(one.orm, 'Gone', {disabledAt: new Date()})
    const invited = await addAccount(one.orm, 'Invited', {passwordHash: null})
    for (const {id: to} of [gone, invited]) {
      assert.deepEqual(await assign(one.orm, viewer, {id, to}), {is: 'no account'})
    }
    const names = (await assignable(one.orm)).map(([, name]) => name)
    assert.deepEqual(names, ['Edith'])
    assert.deepEqual(await assign(one.orm, viewer, {id, to: editor.id}), {is: 'changed'})
    const late = await assign(one.orm, viewer, {id, from: null, to: null})
    assert.deepEqual(late, {is: 'conflict', now: editor.id})
    assert.deepEqual(await assign(one.orm, viewer, {id, from: editor.id, to: null}), {
      is: 'changed',
    })
    const whole = await readEnquiry(one.orm, viewer, id)
    assert.equal(whole?.assignee, undefined)
    assert.equal(whole?.people.get(editor.id), 'Edith')
  })

  it('can be put off until a moment', async () => {
    const at = new Date('2027-01-01T05:00:00Z')
    await remind(one.orm, viewer, id, at)
    assert.deepEqual((await stored())?.remindAt, at)
    assert.deepEqual(await remind(one.orm, viewer, id, at), {is: 'unchanged'})
    await remind(one.orm, viewer, id, null)
    assert.equal((await stored())?.remindAt, null)
  })

  it('a merge includes all earlier merges, and can be undone', async () => {
    const [second, third] = [await addEnquiry(one.orm), await addEnquiry(one.orm)]
    await merge(one.orm, viewer, second, id)
    assert.deepEqual(await merge(one.orm, viewer, id, third), {is: 'changed', into: third})
    assert.deepEqual(
      [(await stored(second))?.mergedInto, (await stored())?.mergedInto],
      [third, third],
    )
    assert.deepEqual(await merge(one.orm, viewer, third, id), {is: 'same'})
    assert.deepEqual(await merge(one.orm, viewer, id, id), {is: 'same'})
    assert.deepEqual(await merge(one.orm, viewer, id, second), {is: 'unchanged', into: third})
    await split(one.orm, viewer, id)
    assert.equal((await stored())?.mergedInto, null)
    const {events} = await tracesOf(one.orm, third)
    const happened = events.map(({what, details}) => [what, details])
    assert.deepEqual(happened, [['merged', {from: id}]])
  })

  it('ends with all that was merged with it, when it is erased', async () => {
    const again = await addEnquiry(one.orm)
    await merge(one.orm, viewer, again, id)
    const deleted: string[] = []
    const outcome = await erase(one.orm, viewer, id, {
      async delete(ids) {
        deleted.push(...ids)
        return {...{enquiries: 2, undelivered: 0, uploads: 0}, isBucketDown: false, unknown: []}
      },
    })
    assert.deepEqual(outcome, {is: 'erased', count: 2, isBucketDown: false})
    assert.deepEqual(deleted.sort(), [id, again].sort())
    const {log} = await tracesOf(one.orm, id)
    assert.equal(log.at(-1)?.action, 'enquiry.erased')
  })

  it('has neighbours in a list', async () => {
    const later = await addEnquiry(one.orm, {partner: 'gulf'})
    const latest = await addEnquiry(one.orm)
    const of = async (which: string, filter: {partner?: string} = {}) => {
      const receivedAt = (await stored(which))?.receivedAt ?? new Date()
      return neighboursOf(one.orm, viewer, filter, {id: which, receivedAt})
    }
    assert.deepEqual(await of(later), {newer: latest, older: id})
    assert.deepEqual(await of(latest, {partner: 'gulf'}), {newer: undefined, older: later})
  })

  it('begins with all that is known of it', async () => {
    const others = [
      await addEnquiry(one.orm, {email: 'LAYLA@example.com', phone: null}),
      await addEnquiry(one.orm, {email: null, phone: '0501234567'}),
    ]
    await addEnquiry(one.orm, {email: 'layla@example.com.au', phone: '971501234568'})
    const about = await addEnquiry(one.orm, {property: 'sea-villa', email: 'layla@example.com'})
    const whole = await readEnquiry(one.orm, viewer, about)
    assert.deepEqual(whole?.property, {
      ...{slug: 'sea-villa', reference: 'REF-sea-villa', agent: 'mina'},
      path: '/properties/sea-villa',
      name: {en: 'Sea Villa', fr: 'Sea Villa (fr)'},
    })
    assert.equal(whole.agent, 'mina')
    assert.equal(whole.fields.message, 'A sea view, please')
    const ids = whole.others.map(other => other.id)
    assert.deepEqual(ids, [id, ...others].toReversed())
  })
})
