import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {asNotDelivered} from '../../../../../site/server/leads/delivery/channel.ts'
import {mailChannel} from '../../../../../site/server/leads/delivery/mail.ts'
import type {MailServer as Server} from '../../../../../site/server/leads/delivery/settings.ts'
import {storedLead, type TestLog, testLog} from '../../support/leads/leads.ts'
import {type MailServer, startMailServer} from '../../support/leads/mail-server.ts'

const to = ['sales@agency.example', 'office@agency.example']
const from = {name: 'Agency', address: 'web@the.agency.example'}
const login = {user: 'agency@example.com', pass: 'a-secret/word'}
const lead = storedLead({id: 'the-id'})

describe('the mail channel', () => {
  let server: MailServer
  let logged: TestLog
  beforeEach(async () => {
    server = await startMailServer()
    logged = testLog()
  })

  const channel = (more: Partial<Server> = {}) => {
    const port = Number(new URL(server.url).port)
    const usual: Server = {host: '127.0.0.1', port, secure: false, login}
    return mailChannel({to, from, server: {...usual, ...more}}, logged.log)
  }
  const deliver = (row = lead, more: Partial<Server> = {}) =>
    channel(more).deliver(row, new AbortController().signal)
  const header = (name: string) => server.header(server.mails[0], name)

  it('sends the letter to everybody who is named', async () => {
    await deliver()
    const [mail] = server.mails
    assert.deepEqual(mail?.to, to)
    assert.equal(mail?.from, from.address)
    assert.equal(header('from'), 'Agency <web@the.agency.example>')
    assert.equal(header('to'), to.join(', '))
    assert.equal(header('subject'), 'Contact: Layla Haddad')
    assert.match(mail?.text ?? '', /^Contact\nName: Layla Haddad\n/)
    assert.match(mail?.html ?? '', /^<!doctype html>/)
    assert.deepEqual(server.logins, ['\0agency@example.com\0a-secret/word'])
    assert.deepEqual(logged.messages(), [])
  })

  it('has the same Message-ID each time, and keeps answering machines quiet', async () => {
    await deliver()
    assert.equal(header('message-id'), '<the-id@the.agency.example>')
    assert.equal(header('auto-submitted'), 'auto-generated')
  })

  it('is answered to the visitor, where the address is a plain one', async () => {
    await deliver()
    assert.equal(header('reply-to'), 'layla@example.com')
    for (const email of [null, '', 'x@example.com>\r\nBcc: y@example.com']) {
      server.mails.length = 0
      await deliver({...lead, email})
      assert.equal(header('reply-to'), undefined)
      assert.equal(header('bcc'), undefined)
    }
  })

  it('has delivered when one of several takes it, and says that others do not', async () => {
    server.answer = (command, line) =>
      command === 'RCPT' && line.includes('office@') ? '550 Unknown' : undefined
    await deliver()
    assert.deepEqual(server.mails[0]?.to, ['sales@agency.example'])
    const [{msg, lead: about, rejected}] = logged.lines() as [Record<string, unknown>]
    assert.deepEqual(
      [msg, about, rejected],
      ['mail server rejected some recipients of LEADS_MAIL_TO', 'the-id', 1],
    )
  })

  it('has not when nobody does', async () => {
    server.answer = command => (command === 'RCPT' ? '550 Unknown' : undefined)
    const error = await deliver().catch(reason => reason)
    assert.equal(asNotDelivered(error).message, 'EENVELOPE 550')
    assert.deepEqual(logged.messages(), [])
  })

  it('needs no login where the server asks for none', async () => {
    await deliver(lead, {login: undefined})
    assert.deepEqual([server.mails.length, server.logins], [1, []])
  })

  // This server offers no encryption: to one elsewhere no password may go.
  for (const host of ['127.0.0.1', 'localhost']) {
    it(`logs in at ${host} without encryption`, async () => {
      await deliver(lead, {host})
      assert.equal(server.logins.length, 1)
    })
  }
  it('sends no password to another machine unless it is encrypted', async () => {
    server.answer = command => (command === 'STARTTLS' ? '502 Not here' : undefined)
    // Zero is this machine under a name that says nothing of it.
    const error = await deliver(lead, {host: '0.0.0.0'}).catch(reason => reason)
    assert.equal(asNotDelivered(error).message, 'ETLS 502')
    assert.deepEqual([server.logins, server.mails], [[], []])
    await deliver(lead, {host: '0.0.0.0', login: undefined})
    assert.equal(server.mails.length, 1)
  })

  it('speaks encrypted from the first byte where it is to', async () => {
    const error = await deliver(lead, {secure: true}).catch(reason => reason)
    assert.notEqual(asNotDelivered(error).message, '')
    assert.deepEqual(server.logins, [])
  })

  it('sends two at a time, and gives each a minute', () => {
    const {name, concurrency, timeoutMs} = channel()
    assert.deepEqual([name, concurrency, timeoutMs], ['mail', 2, 60_000])
  })
})
