import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {listEnquiries} from '#desk/enquiries/list/list-enquiries.ts'
import {viewerOf} from '#desk/enquiries/scope.ts'
import {launches, openHouses} from '#server/content/tables.ts'
import {leadsAsCsv} from '#server/leads/export/csv.ts'
import {listen, startApi} from '../support/api/api.ts'
import {parseResponse, sendRaw} from '../support/api/socket.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {addListing} from '../support/desk/enquiries.ts'
import {booking, enquiry, teamMessage} from '../support/leads/people.ts'
import {application, formBody, headOf, type Part, submission} from '../support/leads/uploads.ts'
import {useRunning} from '../support/running.ts'

const SITE = 'https://agency.example'
const HERE = `${SITE}/properties/six-bed`
const THERE = 'https://partner.example/homes/six-bed'
const pdf: Part = {
  ...{field: 'media', name: 'cv.pdf', type: 'application/pdf'},
  content: '%PDF-1.4\n%%EOF',
}

describe('page and home of an enquiry', () => {
  let port: number
  const api = useRunning(async () => startApi({...(await oneDatabase.prepare()), SITE_URL: SITE}))
  before(async () => {
    port = await listen(api.app)
    const orm = await api.database.ready()
    await addListing(orm, 'six-bed', 'mina')
    const words = {en: 'Six bedrooms'}
    await orm.insert(openHouses).values({
      ...{id: 'saturday', property: 'six-bed', title: words, date: '2026-12-01', venue: words},
      ...{start_time: '10:00', end_time: '12:00', status: words, main_images: []},
    })
    await orm.insert(launches).values({
      ...{id: 'aldar-haven', property: 'six-bed', title: words, heading: words, inDubai: true},
      ...{text: words, place: words, reasons: [], facts: []},
    })
  })

  const added = async (send: () => Promise<number | undefined>) => {
    const known = new Set((await api.stored()).map(({id}) => id))
    assert.equal(await send(), 200)
    const [lead, ...others] = (await api.stored()).filter(({id}) => !known.has(id))
    assert.ok(lead)
    assert.equal(others.length, 0)
    return lead
  }
  const json = (call: string, payload: object, query: Record<string, string>) => async () =>
    (await api.post(call, payload, {query})).status
  const form = (call: string, parts: Part[], query: Record<string, string>) => async () => {
    const body = formBody(parts)
    const target = `${call}?${new URLSearchParams(query)}`
    const {socket, closed} = await sendRaw(port, headOf(target, body.length))
    socket.write(body)
    return parseResponse(await closed).status
  }

  const forms: Record<
    string,
    (query: Record<string, string>) => () => Promise<number | undefined>
  > = {
    contact: query => json('contact', enquiry, query),
    newsletter: query => json('createNewsLetterSubscriber', {email: 'a@b.ae'}, query),
    createBooking: query => json('createBooking', booking, query),
    createTeamMemberContact: query => json('createTeamMemberContact', teamMessage, query),
    addListWithUs: query => form('addListWithUs', submission, query),
    applyForJobApplication: query => form('applyForJobApplication', [...application, pdf], query),
  }
  for (const [name, send] of Object.entries(forms)) {
    it(`page and home are stored with the form ${name}, and its payload has neither`, async () => {
      const lead = await added(send({page: `${THERE}?visitor=7#top`, home: 'six-bed'}))
      assert.deepEqual([lead.form, lead.page, lead.property], [name, THERE, 'six-bed'])
      assert.ok(!('page' in lead.payload) && !('home' in lead.payload))
    })
  }

  const cases: [
    what: string,
    query: Record<string, string>,
    page: string | null,
    home: string | null,
  ][] = [
    ['a home by its page', {page: HERE}, 'properties/six-bed', 'six-bed'],
    [
      'a project by its page',
      {page: `${SITE}/projects/detail/six-bed`},
      'projects/detail/six-bed',
      'six-bed',
    ],
    [
      'a page in a language',
      {page: `${SITE}/ar/properties/six-bed/`},
      'ar/properties/six-bed/',
      'six-bed',
    ],
    ['an open house', {page: `${SITE}/open-houses/saturday`}, 'open-houses/saturday', 'six-bed'],
    ['a landing page', {page: `${SITE}/aldar-haven`}, 'aldar-haven', 'six-bed'],
    ['the first page', {page: `${SITE}/`}, '/', null],
    ['a home that is no record', {page: THERE, home: 'made-up'}, THERE, null],
    ['a home that is no slug', {page: HERE, home: '<a href=x>'}, 'properties/six-bed', 'six-bed'],
    ['the page of no record', {page: `${SITE}/properties/made-up`}, 'properties/made-up', null],
    ['no address', {page: 'javascript:alert(1)'}, null, null],
    [
      'a page with a password',
      {page: 'https://me:secret@x.example/a'},
      'https://x.example/a',
      null,
    ],
    ['a page with a token', {page: `${SITE}/saved-searches/t0k3n`}, 'saved-searches', null],
  ]
  for (const [what, query, page, home] of cases) {
    it(`page and home are ${page} and ${home} for ${what}`, async () => {
      const lead = await added(
        json(
          'createBooking',
          {...booking, name: crypto.randomUUID().replace(/\W|\d/g, 'a')},
          query,
        ),
      )
      assert.deepEqual([lead.page, lead.property], [page, home])
    })
  }

  it('page and home are taken from fromUrl where nothing else names them', async () => {
    const lead = await added(json('contact', {...enquiry, fromUrl: 'properties/six-bed'}, {}))
    assert.deepEqual([lead.page, lead.property], [null, 'six-bed'])
  })

  it('the agent of a home sees at the desk what was sent about it from a partner’s page', async () => {
    const orm = await api.database.ready()
    const seenBy = async (agent: string) => {
      const viewer = viewerOf({id: crypto.randomUUID(), name: agent, role: 'agent', agent})
      return (await listEnquiries(orm, viewer, {})).enquiries.map(({id}) => id)
    }
    const query = {page: THERE, home: 'six-bed', partner: 'gulf-homes', widget: 'ocp-listing'}
    const about = await added(json('contact', enquiry, query))
    const elsewhere = await added(json('contact', enquiry, {page: THERE}))
    const seen = await seenBy('mina')
    assert.ok(seen.includes(about.id))
    assert.ok(!seen.includes(elsewhere.id))
    assert.deepEqual(await seenBy('somebody'), [])
  })

  it('page, home and the number to call are the last columns of the export', async () => {
    const {id} = await added(json('createBooking', booking, {page: THERE, home: 'six-bed'}))
    let csv = ''
    for await (const piece of leadsAsCsv(api.leads.all())) csv += piece
    const [head = '', ...lines] = csv.trimEnd().split('\r\n')
    assert.match(head, /,"page","property","phone_e164"$/)
    const line = lines.find(one => one.includes(id))
    assert.ok(line?.endsWith(`,"${THERE}","six-bed","'+971507654321"`), line)
  })
})
