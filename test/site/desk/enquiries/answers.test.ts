import assert from 'node:assert/strict'
import {before, beforeEach, describe, it} from 'node:test'
import {answerLanguages} from '#desk/enquiries/answers/answer-languages.ts'
import {draftOf, whatsappAddress} from '#desk/enquiries/answers/draft.ts'
import {mailLink} from '#desk/enquiries/answers/mail-link.ts'
import {noteAnswer, sendAnswer} from '#desk/enquiries/answers/send-answer.ts'
import {farewell, templateNames, templatesOf} from '#desk/enquiries/answers/templates.ts'
import {type Viewer, viewerOf} from '#desk/enquiries/scope.ts'
import {mailTexts} from '#desk/mail-texts.ts'
import {type Locale, locales} from '#kit/i18n/locale.ts'
import {formNames} from '#server/leads/deletion/retention.ts'
import {type Mailer, openMailer} from '#server/platform/mail/mailer.ts'
import {readSettings} from '#server/settings.ts'
import {builtInAgency} from '#trade/agency/agency.ts'
import {useDatabase} from '../../server/support/databases/one-database.ts'
import {addAccount, addEnquiry, tracesOf} from '../../server/support/desk/enquiries.ts'
import {type MailServer, startMailServer} from '../../server/support/leads/mail-server.ts'

describe('an answer by mail', () => {
  const one = useDatabase()
  let server: MailServer
  let mailer: Mailer
  let viewer: Viewer
  let id = ''
  before(async () => {
    server = await startMailServer()
    const {delivery} = readSettings({
      LEADS_MAIL_TO: 'sales@agency.example',
      LEADS_MAIL_FROM: 'Agency <web@agency.example>',
      SMTP_URL: server.url,
    })
    mailer = openMailer(delivery.mail) as Mailer
    viewer = viewerOf(await addAccount(one.orm, 'Edith'))
  })
  beforeEach(async () => {
    server.mails.length = 0
    server.answer = () => undefined
    id = await addEnquiry(one.orm)
  })
  const send = (more: object = {}) =>
    sendAnswer(one.orm, mailer, viewer, {
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

  it('the same form sends only one answer', async () => {
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
})

describe('what an answer begins with', () => {
  const draft = (locale: Locale, about?: Record<string, string>, name = 'Layla $&') =>
    draftOf({
      enquiry: {form: 'contact', name},
      ...{template: 'viewing', locale, about, agency: builtInAgency, sender: 'Edith'},
    })

  it('the template is in the chosen language, with the name of the property', () => {
    const {subject, text} = draft('fr', {en: 'Sea Villa', fr: 'Villa sur mer'})
    assert.equal(subject, 'Une visite : Villa sur mer')
    assert.match(text, /^Bonjour Layla \$&,\n\n.*Villa sur mer.*\n\nEdith\n|Edith\n/s)
    assert.match(draft('ru', {en: 'Sea Villa'}).subject, /: Sea Villa$/)
    assert.equal(draft('en').subject, 'A viewing')
    assert.match(draft('en', undefined, ' ').text, /^Hello,/)
  })

  it('an Arabic answer keeps the digits of the phone number in their order', () => {
    assert.match(draft('ar').text, /\u200e\+971 [\d ]+$/)
    assert.match(draft('en').text, /\n\+971 [\d ]+$/)
  })

  it('has nothing left to fill in, for any form in any language, with and without a subject', () => {
    for (const locale of locales) {
      for (const form of formNames) {
        for (const template of templatesOf(form)) {
          for (const about of [undefined, {en: 'Sea Villa'}]) {
            const enquiry = {form, name: 'Layla'}
            const letter = draftOf({
              ...{enquiry, template, locale, about},
              ...{agency: builtInAgency, sender: 'Edith'},
            })
            assert.doesNotMatch(letter.subject + letter.text, /[{}[\]]/)
            assert.ok(letter.text.includes(mailTexts(locale)(farewell)))
          }
        }
      }
    }
  })

  it('owners, applicants and subscribers are offered no texts for buyers', () => {
    const own = ['addListWithUs', 'applyForJobApplication', 'createNewsLetterSubscriber']
    for (const form of [...own, 'createTeamMemberContact']) {
      assert.ok(!templatesOf(form).includes('viewing'), form)
      for (const locale of locales) {
        const of = (form: string) =>
          draftOf({
            ...{enquiry: {form, name: 'A'}, template: 'received', locale},
            ...{about: undefined, agency: builtInAgency, sender: 'E'},
          })
        assert.notEqual(of(form).text, of('contact').text)
      }
    }
    assert.deepEqual(templatesOf('createBooking'), templatesOf('contact'))
    assert.ok(templatesOf('applyForJobApplication').includes('interview'))
    assert.ok(templateNames.includes('decline'))
  })

  it('an answer begins in the language of the message, else of the page; the name comes next', () => {
    const first = (message: string | null, name: string, locale: string) =>
      answerLanguages({message, name, locale}).slice(0, 2)
    assert.deepEqual(first('Price?', 'Layla', 'fr'), ['fr', 'en'])
    assert.deepEqual(first('Price?', 'محمد أحمد', 'en'), ['en', 'ar'])
    assert.deepEqual(first('كم السعر؟', 'Mohammed', 'en'), ['ar', 'en'])
    assert.deepEqual(first(null, 'Иван', 'en'), ['ru', 'en'])
    assert.deepEqual(first('Сколько стоит villa?', 'Иван', 'en'), ['ru', 'en'])
  })

  it('a chat in WhatsApp is offered where the number is known for sure, and only there', () => {
    const address = 'https://wa.me/971501234567?text=Hello%20%26%20welcome'
    assert.equal(whatsappAddress('+971501234567', 'Hello & welcome'), address)
    assert.equal(whatsappAddress(null, 'Hello & welcome'), undefined)
  })

  it('a mail program opens an answer with its lines', () => {
    for (const text of ['One\nTwo', 'One\r\nTwo']) {
      assert.deepEqual(mailLink('mailto:layla@example.com', {subject: 'A & B', text}), {
        href: 'mailto:layla@example.com?subject=A%20%26%20B&body=One%0D%0ATwo',
        isWithoutText: false,
      })
    }
  })

  it('a link to a mail program has at most 1,900 characters, without the text where it is longer', () => {
    const to = 'mailto:layla@example.com'
    const room = 1_900 - `${to}?subject=A&body=`.length
    const fits = mailLink(to, {subject: 'A', text: 'x'.repeat(room)})
    assert.deepEqual([fits.href.length, fits.isWithoutText], [1_900, false])
    const long = mailLink(to, {subject: 'A', text: 'x'.repeat(room + 1)})
    assert.deepEqual(long, {href: `${to}?subject=A`, isWithoutText: true})
    const longSubject = mailLink(to, {subject: 'ش'.repeat(400), text: 'x'})
    assert.deepEqual(longSubject, {href: to, isWithoutText: true})
  })
})
