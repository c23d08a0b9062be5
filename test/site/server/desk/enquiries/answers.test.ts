import assert from 'node:assert/strict'
import {after, before, beforeEach, describe, it} from 'node:test'
import {
  draftOf,
  mailAddress,
  whatsappAddress,
} from '../../../../../site/server/desk/enquiries/answers/draft.ts'
import {
  type Answers,
  noteAnswer,
  openAnswers,
} from '../../../../../site/server/desk/enquiries/answers/send-answer.ts'
import {
  templateNames,
  templates,
} from '../../../../../site/server/desk/enquiries/answers/templates.ts'
import {type Viewer, viewerOf} from '../../../../../site/server/desk/enquiries/scope.ts'
import {readSettings} from '../../../../../site/server/platform/env.ts'
import {locales} from '../../../../../widgets/shared/i18n/locale.ts'
import {useDatabase} from '../../support/databases/one-database.ts'
import {addAccount, addEnquiry, tracesOf} from '../../support/desk/enquiries.ts'
import {type MailServer, startMailServer} from '../../support/leads/mail-server.ts'

describe('an answer by mail', () => {
  const one = useDatabase()
  let server: MailServer
  let answers: Answers
  let viewer: Viewer
  let id = ''
  before(async () => {
    server = await startMailServer()
    const {delivery} = readSettings({
      LEADS_MAIL_TO: 'sales@agency.example',
      LEADS_MAIL_FROM: 'Agency <web@agency.example>',
      SMTP_URL: server.url,
    })
    answers = openAnswers(delivery.mail) as Answers
    viewer = viewerOf(await addAccount(one.orm, 'Edith'))
  })
  after(() => answers.close())
  beforeEach(async () => {
    server.mails.length = 0
    server.answer = () => undefined
    id = await addEnquiry(one.orm)
  })
  const send = (more: object = {}) =>
    answers.send(one.orm, viewer, {
      ...{id, key: 'form-1', subject: 'A viewing', text: 'On Monday?'},
      replyTo: 'edith@agency.example',
      ...more,
    })

  it('goes to who enquired, and replies to it to who answered', async () => {
    assert.deepEqual(await send(), {is: 'sent'})
    const [mail] = server.mails
    assert.deepEqual(mail?.to, ['layla@example.com'])
    assert.equal(server.header(mail, 'reply-to'), 'edith@agency.example')
    assert.equal(server.header(mail, 'subject'), 'A viewing')
    assert.equal(mail?.text.trim(), 'On Monday?')
    const {events, log} = await tracesOf(one.orm, id)
    assert.equal(events[0]?.text, 'A viewing\n\nOn Monday?')
    assert.equal(events[0]?.details?.outcome, 'sent')
    assert.doesNotMatch(JSON.stringify(log), /layla|Monday/)
  })

  it('is sent once, however often its form is', async () => {
    const outcomes = await Promise.all([send(), send(), send()])
    assert.deepEqual(outcomes.map(({is}) => is).sort(), ['already', 'already', 'sent'])
    assert.deepEqual(await send(), {is: 'already'})
    assert.equal(server.mails.length, 1)
    assert.equal((await tracesOf(one.orm, id)).events.length, 1)
    assert.deepEqual(await send({key: 'form-2'}), {is: 'sent'})
  })

  it('can be sent again when the mail server refused it', async () => {
    server.answer = command => (command === 'RCPT' ? '550 Nobody here' : undefined)
    assert.deepEqual(await send(), {is: 'failed', reason: 'EENVELOPE 550'})
    assert.equal((await tracesOf(one.orm, id)).events[0]?.details?.outcome, 'failed')
    server.answer = () => undefined
    assert.deepEqual(await send({text: 'On Tuesday?'}), {is: 'sent'})
    const {events} = await tracesOf(one.orm, id)
    assert.equal(events.length, 1)
    assert.match(`${events[0]?.text}`, /Tuesday/)
  })

  it('has no line in its subject that a header could take for another', async () => {
    await send({subject: 'A viewing\r\nBcc: spy@example.com'})
    assert.deepEqual(server.mails[0]?.to, ['layla@example.com'])
    assert.equal(server.header(server.mails[0], 'bcc'), undefined)
  })

  it('needs a mail address', async () => {
    for (const email of [null, 'a@b.example, spy@example.com']) {
      const without = await addEnquiry(one.orm, {email})
      assert.deepEqual(await send({id: without}), {is: 'no address'})
    }
    assert.equal(server.mails.length, 0)
  })

  it('by another way is noted', async () => {
    await noteAnswer(one.orm, viewer, id, 'whatsapp')
    const {events} = await tracesOf(one.orm, id)
    assert.deepEqual([events[0]?.what, events[0]?.details?.via], ['answered', 'whatsapp'])
  })

  it('is written by other programs where there is no mail server', () => {
    assert.equal(openAnswers(undefined), undefined)
  })
})

describe('what an answer begins with', () => {
  const draft = (locale: string | null, property?: Record<string, string>, name = 'Layla $&') =>
    draftOf({enquiry: {name, locale}, template: 'viewing', property, sender: 'Edith'})

  it('is in the language of who enquired, with the name of the property', () => {
    const {subject, text} = draft('fr', {en: 'Sea Villa', fr: 'Villa sur mer'})
    assert.equal(subject, 'Une visite : Villa sur mer')
    assert.match(text, /^Bonjour Layla \$&,\n\n.*Villa sur mer.*\n\nEdith\n|Edith\n/s)
    assert.match(draft('ru', {en: 'Sea Villa'}).subject, /: Sea Villa$/)
    assert.match(draft(null).subject, /^A viewing: our properties$/)
    assert.match(draft('en', undefined, ' ').text, /^Hello,/)
  })

  it('has nothing left to fill in, in any language', () => {
    for (const locale of locales) {
      for (const template of templateNames) {
        const enquiry = {name: 'Layla', locale}
        const letter = draftOf({enquiry, template, property: undefined, sender: 'Edith'})
        assert.doesNotMatch(letter.subject + letter.text, /[{}]/)
        assert.ok(letter.text.includes(templates[locale].farewell))
      }
    }
  })

  const numbers: [phone: string | null, digits: string | undefined][] = [
    ['971501234567', '971501234567'],
    ['+971 50 123 45 67', '971501234567'],
    ['00971501234567', '971501234567'],
    ['0501234567', '971501234567'],
    ['501234567', '971501234567'],
    ['89161234567', '79161234567'],
    ['123', undefined],
    [null, undefined],
  ]
  for (const [phone, digits] of numbers) {
    it(`opens WhatsApp for ${phone} at ${digits}`, () => {
      const address = digits && `https://wa.me/${digits}?text=Hello%20%26%20welcome`
      assert.equal(whatsappAddress(phone, 'Hello & welcome'), address)
    })
  }

  it('opens in a mail program with its lines', () => {
    assert.equal(
      mailAddress('layla@example.com', {subject: 'A & B', text: 'One\nTwo'}),
      'mailto:layla@example.com?subject=A%20%26%20B&body=One%0D%0ATwo',
    )
  })
})
