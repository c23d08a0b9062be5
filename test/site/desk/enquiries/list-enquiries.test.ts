import assert from 'node:assert/strict'
import {before, beforeEach, describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import {countByState, countEnquiries, countLater} from '#desk/enquiries/list/count-enquiries.ts'
import {readCursor, writeCursor} from '#desk/enquiries/list/cursor.ts'
import {type EnquiryFilter, readFilter, writeFilter} from '#desk/enquiries/list/filter.ts'
import {listEnquiries, PAGE, type Place} from '#desk/enquiries/list/list-enquiries.ts'
import {viewerOf} from '#desk/enquiries/scope.ts'
import {team} from '#server/content/tables.ts'
import {DAY, fromNow} from '../../../support/dates.ts'
import {useDatabase} from '../../server/support/databases/one-database.ts'
import {
  type Account,
  addAccount,
  addEnquiry,
  addListing,
  addViewing,
} from '../../server/support/desk/enquiries.ts'

describe('the list of enquiries', () => {
  const one = useDatabase()
  let editor: Account
  before(async () => {
    editor = await addAccount(one.orm, 'Edith')
    await addListing(one.orm, 'sea-villa', null, 'Sea Villa')
  })

  const list = (filter: EnquiryFilter, place?: Place) =>
    listEnquiries(one.orm, viewerOf(editor), filter, place)
  const names = async (filter: EnquiryFilter) =>
    (await list(filter)).enquiries.map(({name}) => name)

  it('shows the latest first, with names of the property and of whose work it is', async () => {
    await addEnquiry(one.orm, {name: 'Earlier'})
    await addEnquiry(one.orm, {name: 'Later', property: 'sea-villa', assignee: editor.id})
    const {enquiries, next, previous} = await list({})
    const names = enquiries.map(({name}) => name)
    assert.deepEqual(names, ['Later', 'Earlier'])
    assert.equal(enquiries[0]?.property?.name?.en, 'Sea Villa')
    assert.equal(enquiries[0]?.assignee?.name, 'Edith')
    assert.deepEqual([next, previous], [undefined, undefined])
  })

  it('leaves spam and what is merged out until somebody asks for it', async () => {
    const first = await addEnquiry(one.orm, {name: 'First'})
    await addEnquiry(one.orm, {name: 'Again', mergedInto: first})
    await addEnquiry(one.orm, {name: 'Robot', state: 'spam'})
    await addEnquiry(one.orm, {name: 'Left behind', mergedInto: crypto.randomUUID()})
    assert.deepEqual(await names({}), ['Left behind', 'First'])
    assert.deepEqual(await names({state: 'spam'}), ['Robot'])
    assert.deepEqual(await countByState(one.orm, viewerOf(editor), {}), {received: 2, spam: 1})
  })

  describe('is narrowed', () => {
    beforeEach(async () => {
      await addEnquiry(one.orm, {name: 'Plain'})
      const full = await addEnquiry(one.orm, {
        ...{name: 'Full', form: 'createBooking', state: 'called', partner: 'gulf', locale: 'ru'},
        ...{assignee: editor.id, agent: 'mina', property: 'sea-villa', suspectedSpam: 'fast'},
        ...{remindAt: new Date('2026-11-01'), receivedAt: new Date('2026-10-31T20:30:00Z')},
      })
      await addViewing(one.orm, full, fromNow(DAY))
    })
    const full: EnquiryFilter[] = [
      {form: 'createBooking'},
      {state: 'called'},
      {state: 'open', partner: 'gulf'},
      {partner: 'gulf'},
      {assignee: 'me'},
      {agent: 'mina'},
      {from: '2026-11-01', to: '2026-11-01'},
      {locale: 'ru'},
      {property: 'sea-villa'},
      {suspected: 'yes'},
      {due: 'yes'},
      {confirm: 'yes'},
      {form: 'createBooking', q: 'fu', partner: 'gulf'},
    ]
    const plain: EnquiryFilter[] = [
      {partner: '-'},
      {assignee: 'nobody'},
      {suspected: 'no'},
      {from: '2026-11-02'},
      {state: 'received'},
    ]
    for (const filter of [...full, ...plain]) {
      const expected = full.includes(filter) ? 'Full' : 'Plain'
      it(`to ${JSON.stringify(filter)}`, async () => {
        assert.deepEqual(await names(filter), [expected])
        assert.equal(await countEnquiries(one.orm, viewerOf(editor), filter), 1)
        assert.deepEqual(readFilter(Object.fromEntries(writeFilter(filter))), filter)
      })
    }
    it('to days of the office, which begin before those of UTC', async () => {
      assert.deepEqual(await names({to: '2026-10-31'}), [])
    })
  })

  it('shows the hour of the next viewing, else of the latest, and none that was cancelled', async () => {
    const [busy, past, cancelled] = [
      await addEnquiry(one.orm, {name: 'Busy'}),
      await addEnquiry(one.orm, {name: 'Past'}),
      await addEnquiry(one.orm, {name: 'Cancelled'}),
    ]
    const [before, soon, later] = [fromNow(-DAY), fromNow(DAY), fromNow(2 * DAY)]
    for (const hour of [later, before, soon]) await addViewing(one.orm, busy, hour)
    await addViewing(one.orm, past, before)
    await addViewing(one.orm, cancelled, soon, {state: 'cancelled'})
    const {enquiries} = await list({})
    assert.deepEqual(
      enquiries.map(({name, viewing}) => [name, viewing]),
      [
        ['Cancelled', undefined],
        ['Past', before],
        ['Busy', soon],
      ],
    )
  })

  it('takes no filter that makes no sense', () => {
    const query = {state: 'sold', from: '2026-02-30', assignee: 'x', due: 'no', q: ' ', form: 'a'}
    assert.deepEqual(readFilter(query), {form: 'a'})
  })

  describe('is searched', () => {
    beforeEach(async () => {
      await addEnquiry(one.orm, {
        ...{name: "Zoë O'Brien-Haddad", email: 'Zoe.Brien@mail.example', phone: '971501234567'},
        ...{message: 'Une villa, s’il vous plaît'},
      })
      await addEnquiry(one.orm, {name: 'Иван Петров', email: null, phone: '0509998877'})
    })
    const found: [q: string, name: string][] = [
      ['zoë', "Zoë O'Brien-Haddad"],
      ['ZOË BRI', "Zoë O'Brien-Haddad"],
      ["o'brien", "Zoë O'Brien-Haddad"],
      ['brien-haddad', "Zoë O'Brien-Haddad"],
      ['zoe.brien@mail.example', "Zoë O'Brien-Haddad"],
      ['zoe.bri', "Zoë O'Brien-Haddad"],
      ['villa', "Zoë O'Brien-Haddad"],
      ['+971 50 123 45 67', "Zoë O'Brien-Haddad"],
      ['050 1234', "Zoë O'Brien-Haddad"],
      ['00971501234567', "Zoë O'Brien-Haddad"],
      ['zoë 0501234567', "Zoë O'Brien-Haddad"],
      ['петр', 'Иван Петров'],
      ['+971509998877', 'Иван Петров'],
    ]
    for (const [q, name] of found) {
      it(`for ${q}`, async () => assert.deepEqual(await names({q}), [name]))
    }
    it('for Arabic in another spelling, and for digits of Arabic and of Persian', async () => {
      await addEnquiry(one.orm, {
        ...{name: 'فاطمة الزهراء', phone: '+971521112233', message: 'شقة بسعر ٣٥٠٠٠٠٠'},
      })
      for (const q of ['فاطمه', 'فَاطِمَة', 'الزهراء فاطمه', '٠٥٢', '۰۵۲ ۱۱۱', '3500000', '٣٥٠٠٠٠٠'])
        assert.deepEqual(await names({q}), ['فاطمة الزهراء'], q)
    })
    for (const q of ['nobody', 'zoë petrov', "' | !& <-> (:*\\"]) {
      it(`for ${q}, which finds nothing`, async () => assert.deepEqual(await names({q}), []))
    }
  })

  it('the list can show only enquiries whose agent has left', async () => {
    const {orm} = one
    const disabledAt = new Date()
    const gone = await addAccount(orm, 'Gone', {role: 'agent', disabledAt})
    await addAccount(orm, 'Left', {role: 'agent', agent: 'left-agent', disabledAt})
    await addAccount(orm, 'Here', {role: 'agent', agent: 'here-agent'})
    await addListing(orm, 'left-villa', 'left-agent')
    await addListing(orm, 'here-villa', 'here-agent')
    await addListing(orm, 'withdrawn-villa', 'withdrawn-agent')
    await orm.update(team).set({published: false}).where(eq(team.id, 'withdrawn-agent'))
    await addEnquiry(orm, {name: 'To a disabled account', assignee: gone.id})
    await addEnquiry(orm, {name: 'To a member who has left', agent: 'left-agent'})
    await addEnquiry(orm, {name: 'To a member who is withdrawn', agent: 'withdrawn-agent'})
    await addEnquiry(orm, {name: 'To a member who is deleted', agent: 'no-such-agent'})
    await addEnquiry(orm, {name: 'About a listing', property: 'left-villa'})
    await addEnquiry(orm, {name: 'About another listing', property: 'withdrawn-villa'})
    const left = (await names({assignee: 'left'})).toReversed()
    await addEnquiry(orm, {name: 'Given to Edith', assignee: editor.id, agent: 'left-agent'})
    await addEnquiry(orm, {name: 'To a member who is here', agent: 'here-agent'})
    await addEnquiry(orm, {name: 'About a listing of theirs', property: 'here-villa'})
    await addEnquiry(orm, {name: 'About nothing'})
    assert.deepEqual(left, [
      ...['To a disabled account', 'To a member who has left', 'To a member who is withdrawn'],
      ...['To a member who is deleted', 'About a listing', 'About another listing'],
    ])
    assert.deepEqual((await names({assignee: 'left'})).toReversed(), left)
  })

  it('the list is paginated, forwards and back', async () => {
    for (let n = 0; n < 2 * PAGE + 1; n++) await addEnquiry(one.orm, {name: `${n}`})
    const ends = ({enquiries}: Awaited<ReturnType<typeof list>>) => [
      ...[enquiries[0]?.name, enquiries.at(-1)?.name, enquiries.length],
    ]
    const first = await list({})
    assert.deepEqual(ends(first), ['100', '51', 50])
    assert.ok(first.next)
    const next = readCursor(writeCursor(first.next))
    assert.ok(next)
    assert.equal(readCursor('1764360000000_x'), undefined)
    const second = await list({}, {after: next})
    assert.deepEqual(ends(second), ['50', '1', 50])
    assert.ok(second.next && second.previous)
    const last = await list({}, {after: second.next})
    assert.deepEqual([ends(last), last.next], [['0', '0', 1], undefined])
    const back = await list({}, {before: second.previous})
    assert.deepEqual([ends(back), back.previous], [['100', '51', 50], undefined])
    assert.deepEqual((await list({q: 'layla'}, {after: second.next})).enquiries.length, 1)
  })

  it('says how many came since', async () => {
    await addEnquiry(one.orm)
    const {enquiries} = await list({})
    await addEnquiry(one.orm)
    await addEnquiry(one.orm, {partner: 'gulf'})
    const [latest] = enquiries
    assert.equal(await countLater(one.orm, viewerOf(editor), {}, latest), 2)
    assert.equal(await countLater(one.orm, viewerOf(editor), {partner: 'gulf'}, latest), 1)
    assert.equal(await countLater(one.orm, viewerOf(editor), {}, undefined), 3)
  })
})
