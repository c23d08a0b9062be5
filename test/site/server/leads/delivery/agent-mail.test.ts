import assert from 'node:assert/strict'
import {after, before, beforeEach, describe, it} from 'node:test'
import {viewerOf} from '#desk/enquiries/scope.ts'
import {assign} from '#desk/enquiries/work/assign.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {startApi, type TestApi} from '../../support/api/api.ts'
import {oneDatabase} from '../../support/databases/databases.ts'
import {type Account, addAccount, addListing} from '../../support/desk/enquiries.ts'
import {rowsOf} from '../../support/leads/deliveries.ts'
import {type MailServer, startMailServer} from '../../support/leads/mail-server.ts'
import {booking, teamMessage} from '../../support/leads/people.ts'

const SITE = 'https://agency.example'

describe('mail to the agent of an enquiry', () => {
  let server: MailServer
  let api: TestApi
  let orm: Orm
  let editor: Account
  let omar: Account
  before(async () => {
    server = await startMailServer()
    api = await startApi({
      ...(await oneDatabase.prepare()),
      ...{LEADS_MAIL_TO: 'office@agency.example', LEADS_MAIL_FROM: 'web@agency.example'},
      ...{SMTP_URL: server.url, SITE_URL: SITE},
    })
    orm = await api.database.ready()
    await addListing(orm, 'six-bed', 'mina', 'Six-bedroom villa')
    await addListing(orm, 'no-account', 'lea')
    await addAccount(orm, 'Mina', {role: 'agent', agent: 'mina', locale: 'fr'})
    await addAccount(orm, 'Lea', {role: 'agent', agent: 'lea', passwordHash: null})
    editor = await addAccount(orm, 'Eva')
    omar = await addAccount(orm, 'Omar', {role: 'agent', locale: 'ru'})
  })
  after(() => api.close())
  beforeEach(async () => {
    await orm.delete(leads)
    server.mails.splice(0)
  })

  const sent = async (call: string, payload: object, query: Record<string, string> = {}) => {
    assert.equal((await api.post(call, payload, {query})).status, 200)
    const [lead] = await api.stored()
    assert.ok(lead)
    return lead.id
  }
  const channels = async () => (await rowsOf(api)).map(({kind}) => kind).sort()
  const mailTo = (address: string) => server.mails.find(({to}) => to.includes(address))

  it('goes to the account of the home’s agent, in its language, with a link to the desk', async () => {
    const id = await sent('createBooking', booking, {page: `${SITE}/properties/six-bed`})
    await server.has(2)
    const mail = mailTo('mina@agency.example')
    const subject = 'Une demande pour vous – Book Now: Omar Aziz, Six-bedroom villa'
    assert.equal(server.header(mail, 'subject'), subject)
    assert.ok(mail?.text.includes(`${SITE}/desk/enquiries/${id}`))
    assert.equal(server.header(mail, 'reply-to'), booking.email)
    assert.deepEqual(await channels(), ['agent', 'mail'])
  })

  it('goes to the account of the member of the team that it was written to', async () => {
    await sent('createTeamMemberContact', {...teamMessage, team_member: 'mina'})
    await server.has(2)
    assert.ok(mailTo('mina@agency.example'))
  })

  it('no mail is sent where the agent has no account, or no home is known', async () => {
    await sent('createBooking', booking, {page: `${SITE}/properties/no-account`})
    await sent('createBooking', {...booking, name: 'Noor'}, {page: `${SITE}/about`})
    await server.has(2)
    assert.deepEqual(await channels(), ['mail', 'mail'])
  })

  it('goes to the account that it is assigned to, each time, but not to one that takes it', async () => {
    const id = await sent('createBooking', booking)
    await server.has(1)
    const give = async (to: Account, by: Account) => {
      await assign(orm, viewerOf(by), {id, to: to.id, isMailed: true})
      api.delivery.wake()
    }
    await give(editor, editor)
    assert.deepEqual(await channels(), ['mail'])
    await give(omar, editor)
    await server.has(2)
    const subject = server.header(mailTo('omar@agency.example'), 'subject')
    assert.equal(subject, 'Вам назначена заявка – Book Now: Omar Aziz')
  })
})
