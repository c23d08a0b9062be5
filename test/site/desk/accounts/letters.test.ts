import assert from 'node:assert/strict'
import {before, beforeEach, describe, it} from 'node:test'
import {sendLink} from '#desk/accounts/account-mail.ts'
import {letterOf} from '#desk/accounts/letters.ts'
import {locales} from '#kit/i18n/locale.ts'
import {openMailer} from '#server/platform/mail/mailer.ts'
import {readSettings} from '#server/settings.ts'
import {useDatabase} from '../../server/support/databases/one-database.ts'
import {type TestLog, testLog} from '../../server/support/leads/leads.ts'
import {type MailServer, startMailServer} from '../../server/support/leads/mail-server.ts'
import {addAccount} from '../support/accounts.ts'

const AGENCY = 'OCP Real Estate'
const LINK = 'https://agency.example/desk/join/a-token'

describe('letters with a link', () => {
  for (const locale of locales) {
    it(`letters in ${locale} name the person, the agency and the link`, () => {
      const person = {name: 'Layla\r\nBcc: x@y.example', locale}
      const letters = (['invitation', 'forgotten'] as const).map(kind =>
        letterOf(kind, person, AGENCY, LINK),
      )
      for (const {subject, text} of letters) {
        assert.match(subject, /OCP Real Estate/)
        assert.match(text, /Layla Bcc/)
        assert.ok(text.includes(`\n${LINK}\n`))
      }
      assert.notEqual(letters[0]?.subject, letters[1]?.subject)
      if (locale === 'en') return
      assert.notEqual(
        letters[0]?.subject,
        letterOf('invitation', {...person, locale: 'en'}, AGENCY, LINK).subject,
      )
    })
  }
})

describe('mail with a link', () => {
  const used = useDatabase()
  let server: MailServer
  let logged: TestLog
  before(async () => {
    server = await startMailServer()
  })
  beforeEach(() => {
    logged = testLog()
  })
  const post = () => ({
    siteUrl: 'https://agency.example',
    agency: AGENCY,
    mailer: openMailer(
      readSettings({
        LEADS_MAIL_TO: 'sales@agency.example',
        LEADS_MAIL_FROM: 'Agency <web@agency.example>',
        SMTP_URL: server.url,
      }).delivery.mail,
    ),
    log: logged.log,
  })

  it('goes to the account alone, from the address of the agency', async () => {
    const account = await addAccount(used.orm, {locale: 'fr'})
    assert.equal(await sendLink({account, token: 'a-token'}, post()), true)
    const [mail] = server.mails
    assert.deepEqual(mail?.to, [account.mail])
    assert.equal(mail.from, 'web@agency.example')
    assert.match(mail.text, /mot de passe[\s\S]+https:\/\/agency\.example\/desk\/join\/a-token/)
  })

  it('a refused mail is logged without address and link', async () => {
    const account = await addAccount(used.orm)
    server.answer = command => (command === 'RCPT' ? '550 No such user' : undefined)
    assert.equal(await sendLink({account, token: 'a-token'}, post()), false)
    const lines = JSON.stringify(logged.lines())
    assert.match(lines, /mail with a link to the desk failed/)
    assert.doesNotMatch(lines, /a-token|agency\.example/)
    assert.equal(await sendLink({account, token: 'x'}, {...post(), mailer: undefined}), false)
  })
})
