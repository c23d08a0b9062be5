/** The numbers of the first screen, and what their links show. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {eq, inArray, sql} from 'drizzle-orm'
import {contentDrafts} from '#server/content/edit-tables.ts'
import {properties} from '#server/content/tables.ts'
import {leads} from '#server/leads/tables.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {fromNow} from '../../../support/dates.ts'
import {oneDatabase} from '../../server/support/databases/databases.ts'
import {startDesk} from '../../server/support/desk/desk.ts'
import {useDeskContent} from '../../server/support/desk/desk-content.ts'
import {addAccount, addEnquiry, addViewing} from '../../server/support/desk/enquiries.ts'
import {useRunning} from '../../server/support/running.ts'

describe('links of the desk’s first screen', () => {
  const content = useDeskContent(oneDatabase)
  const desk = useRunning(() => startDesk(content.api))

  const hour = (by: number) => fromNow(by * 3_600_000)

  async function makeWork(me: string) {
    const {orm} = content
    const draft = {value: {}, base: '', actor: 'Lena'}
    await orm.insert(contentDrafts).values([
      {...draft, kind: 'team', record: 'begun', value: {name: 'Begun Person'}},
      {...draft, kind: 'news', record: 'begun', value: {title: {en: 'Begun news'}}},
      {...draft, kind: 'news', record: 'unnamed'},
      {...draft, kind: 'news', record: 'later', publishAt: hour(1)},
      {...draft, kind: 'team', record: 'later', publishAt: hour(2)},
      {...draft, kind: 'team', record: 'failed', publishAt: hour(-1), problem: 'name is missing.'},
    ])
    const flats = await orm.select({id: properties.id}).from(properties).limit(3)
    const [soon, ended, far] = flats.map(({id}) => id)
    const until = (days: number) => ({
      permit_expiry: sql`(now() + make_interval(days => ${days}))::date`,
    })
    await orm.update(properties).set({permit_expiry: null})
    for (const [id, days] of [
      [soon, 10],
      [ended, -10],
      [far, 300],
    ] as const)
      await orm
        .update(properties)
        .set({...until(days), published: true, status: 'ACTIVE'})
        .where(eq(properties.id, id ?? ''))
    const [one] = [await addEnquiry(orm), await addEnquiry(orm)]
    await addEnquiry(orm, {suspectedSpam: 'too fast'})
    await addEnquiry(orm, {suspectedSpam: 'honeypot', state: 'spam'})
    const gone = await addAccount(orm, 'Gone', {role: 'agent', disabledAt: hour(-1)})
    for (const state of ['called', 'viewing', 'won'] as const)
      await addEnquiry(orm, {assignee: gone.id, state})
    const mine = await addEnquiry(orm, {state: 'called', assignee: me, remindAt: hour(-1)})
    await addViewing(orm, mine, hour(30))
    await addViewing(orm, one, hour(30), {acceptedAt: hour(-1)})
    await addViewing(orm, one, hour(-30))
    await addViewing(orm, one, hour(30), {state: 'declined'})
    await addEnquiry(orm, {state: 'spam', assignee: me, remindAt: hour(-1)})
    await addEnquiry(orm, {mergedInto: one, remindAt: hour(-1)})
    await orm.insert(outbox).values(
      ['mail', 'webhook'].map(kind => ({
        item: one,
        kind,
        state: 'failed' as const,
        lastError: 'refused',
      })),
    )
    await orm
      .update(leads)
      .set({assignee: null})
      .where(inArray(leads.id, [one]))
  }

  /** Rows of its list, or the sum of the signs of what is wrong. */
  const countIn = (body: string) =>
    /<h2 id="deliveries">/.test(body)
      ? [...body.matchAll(/<li><span class="sign sign--wrong">(\d+)</g)].reduce(
          (sum, [, count]) => sum + Number(count),
          0,
        )
      : [...body.matchAll(/<tr/g)].length - 1

  it('each leads to as many as it says', async () => {
    const administrator = await desk.signIn('administrator')
    await makeWork(administrator.account?.id ?? '')
    const {body} = await administrator.get('/desk')
    const tasks = [
      ...body.matchAll(/<a href="([^"]+)"><span class="task-count">(\d+)<\/span><span><b>([^<]+)/g),
    ].map(([, href = '', count, name = '']) => ({href: href.replaceAll('&amp;', '&'), count, name}))
    const said = Object.fromEntries(tasks.map(({name, count}) => [name, Number(count)]))
    assert.deepEqual(said, {
      ...{'New enquiries': 2, 'Reminders due': 1, 'My open enquiries': 1},
      ...{'Viewings to confirm': 1},
      ...{'Unassigned: their agent has left': 2, 'Suspected spam': 1},
      ...{'Unassigned enquiries': 2, 'Permits that end soon': 2, 'Not published in time': 1},
      ...{'Published later': 2, Drafts: 3, 'Failed deliveries': 2},
    })
    const shown: Record<string, number> = {}
    for (const {href, name} of tasks) {
      const page = await administrator.get(href)
      assert.equal(page.status, 200, href)
      shown[name] = countIn(page.body)
    }
    assert.deepEqual(shown, said)
  })

  it('managers alone are told of enquiries whose agent has left and of suspected spam', async () => {
    const said = async (role: 'editor' | 'agent') =>
      (await (await desk.signIn(role)).get('/desk')).body.match(
        /their agent has left|Suspected spam/g,
      )
    assert.deepEqual(await said('editor'), ['their agent has left', 'Suspected spam'])
    assert.equal(await said('agent'), null)
  })

  it('a list of drafts names each with its way there, for an editor, too', async () => {
    const editor = await desk.signIn('editor')
    const {body} = await editor.get('/desk/content?filter=drafts')
    assert.match(body, /<a href="\/desk\/content\/news\/begun">Begun news<\/a>/)
    assert.match(body, /<a href="\/desk\/content\/team\/begun">Begun Person<\/a>/)
    assert.match(body, /<a href="\/desk\/content\/news\/unnamed">unnamed<\/a>/)
    assert.match((await editor.get('/desk/content?filter=problems')).body, /name is missing\./)
    assert.match((await editor.get('/desk')).body, /href="\/desk\/content\/permits"/)
  })

  it('the screen of the operation leads to all permits', async () => {
    const administrator = await desk.signIn('administrator')
    const {body} = await administrator.get('/desk/operation')
    assert.match(body, /href="\/desk\/content\/permits"/)
    assert.equal(countIn((await administrator.get('/desk/content/permits')).body), 3)
  })
})
