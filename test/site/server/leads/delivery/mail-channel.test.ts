import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {mailChannel} from '#server/leads/delivery/mail.ts'
import {type Mailer, openMailer} from '#server/platform/mail/mailer.ts'
import type {MailServer as Server} from '#server/platform/mail/settings.ts'
import {asNotDelivered} from '#server/platform/outbox/kind.ts'
import {storedLead, type TestLog, testLog} from '../../support/leads/leads.ts'
import {type MailServer, startMailServer} from '../../support/leads/mail-server.ts'

const to = ['sales@agency.example', 'office@agency.example']
const from = {name: 'Agency', address: 'web@the.agency.example'}
const login = {user: 'agency@example.com', pass: 'a-secret/word'}
const lead = storedLead({id: 'the-id'})

describe('mail channel', () => {
  let server: MailServer
  let logged: TestLog
  beforeEach(async () => {
    server = await startMailServer()
    logged = testLog()
  })

  const channel = (more: Partial<Server> = {}) => {
    const port = Number(new URL(server.url).port)
    const usual: Server = {host: '127.0.0.1', port, secure: false, login}
    const mailer = openMailer({from, server: {...usual, ...more}}) as Mailer
    return mailChannel(mailer, {to}, logged.log, {
      siteUrl: 'https://agency.example',
      findHome: async () => undefined,
    })
  }
  const deliver = (row = lead, more: Partial<Server> = {}) =>
    channel(more).deliver(row, new AbortController().signal)
  const header = (name: string) => server.header(server.mails[0], name)

  it('the mail channel logs in and sends the lead mail to every recipient', async () => {
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

  it('a lead mail has a Message-ID from the lead id and an Auto-Submitted header', async () => {
    await deliver()
    assert.equal(header('message-id'), '<the-id@the.agency.example>')
    assert.equal(header('auto-submitted'), 'auto-generated')
  })

  it('a lead mail has Reply-To only when the visitor’s email is a plain address', async () => {
    await deliver()
    assert.equal(header('reply-to'), 'layla@example.com')
    for (const email of [null, '', 'x@example.com>\r\nBcc: y@example.com']) {
      server.mails.length = 0
      await deliver({...lead, email})
      assert.equal(header('reply-to'), undefined)
      assert.equal(header('bcc'), undefined)
    }
  })

  it('the mail channel delivers to the accepted recipients and logs rejected ones', async () => {
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

  it('the mail channel fails with EENVELOPE 550 when all recipients are rejected', async () => {
    server.answer = command => (command === 'RCPT' ? '550 Unknown' : undefined)
    const error = await deliver().catch(reason => reason)
    assert.equal(asNotDelivered(error).message, 'EENVELOPE 550')
    assert.deepEqual(logged.messages(), [])
  })

  it('the mail channel sends without login when none is configured', async () => {
    await deliver(lead, {login: undefined})
    assert.deepEqual([server.mails.length, server.logins], [1, []])
  })

  // This server offers no encryption: a remote one must not get a password like this.
  for (const host of ['127.0.0.1', 'localhost']) {
    it(`the mail channel logs in at ${host} without encryption`, async () => {
      await deliver(lead, {host})
      assert.equal(server.logins.length, 1)
    })
  }
  it('the mail channel sends no password to another host without encryption', async () => {
    server.answer = command => (command === 'STARTTLS' ? '502 Not here' : undefined)
    // 0.0.0.0 is this machine, under an address that does not look local.
    const error = await deliver(lead, {host: '0.0.0.0'}).catch(reason => reason)
    assert.equal(asNotDelivered(error).message, 'ETLS 502')
    assert.deepEqual([server.logins, server.mails], [[], []])
    await deliver(lead, {host: '0.0.0.0', login: undefined})
    assert.equal(server.mails.length, 1)
  })

  it('the mail channel with secure: true does not log in without TLS', async () => {
    const error = await deliver(lead, {secure: true}).catch(reason => reason)
    assert.notEqual(asNotDelivered(error).message, '')
    assert.deepEqual(server.logins, [])
  })

  it('the mail channel sends two mails at a time with a timeout of one minute', () => {
    const {name, concurrency, timeoutMs} = channel()
    assert.deepEqual([name, concurrency, timeoutMs], ['mail', 2, 60_000])
  })
})
