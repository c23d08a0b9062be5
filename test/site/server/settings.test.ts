import assert from 'node:assert/strict'
import {globSync, readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import {readSettings} from '#server/settings.ts'

const webhook = {LEADS_WEBHOOK: 'https://crm.example', LEADS_WEBHOOK_SECRET: 'x'.repeat(16)}
const mail = {
  LEADS_MAIL_TO: 'sales@agency.example',
  LEADS_MAIL_FROM: 'Agency <web@agency.example>',
  SMTP_URL: 'smtp://a%40b:secret%25%2F@mail.example',
}

describe('settings from environment variables', () => {
  it('every setting has a default when no variable is set', () => {
    const settings = readSettings({})
    assert.equal(settings.siteUrl, 'http://localhost:3000')
    assert.equal(settings.apiUrl, 'http://localhost:3001')
    assert.equal(settings.storageUrl, 'http://localhost:3001/storage/')
    assert.deepEqual([settings.ownApi, settings.production], [true, true])
    assert.match(settings.dataDir, /\/\.data$/)
  })

  it('an empty variable counts as one that is not set', () => {
    assert.deepEqual(readSettings({PORT: '', API_URL: '', DATABASE_URL: ''}), readSettings({}))
  })

  it('API_URL turns off our own API and sets the storage URL', () => {
    const settings = readSettings({API_URL: 'https://api.example.com/'})
    assert.equal(settings.apiUrl, 'https://api.example.com')
    assert.equal(settings.storageUrl, 'https://api.example.com/storage/')
    assert.equal(settings.ownApi, false)
  })

  it('API_PUBLIC_URL changes only the API address that browsers use', () => {
    const settings = readSettings({API_PUBLIC_URL: 'https://api.example.com'})
    assert.equal(settings.apiUrl, 'http://localhost:3001')
    assert.equal(settings.apiPublicUrl, 'https://api.example.com')
    assert.equal(settings.storageUrl, 'https://api.example.com/storage/')
    assert.equal(settings.ownApi, true)
  })

  it('default URLs use localhost for HOST 0.0.0.0 and brackets for IPv6', () => {
    assert.equal(readSettings({HOST: '0.0.0.0', PORT: '80'}).siteUrl, 'http://localhost:80')
    assert.equal(readSettings({HOST: '::1'}).apiUrl, 'http://[::1]:3001')
  })

  it('SMTP_URL sets the host, port, TLS and optional login of the mail server', () => {
    const {delivery} = readSettings(mail)
    const usual = {host: 'mail.example', port: 587, secure: false}
    assert.deepEqual(delivery.mail?.server, {...usual, login: {user: 'a@b', pass: 'secret%/'}})
    assert.deepEqual(delivery.mail?.from, {name: 'Agency', address: 'web@agency.example'})
    assert.deepEqual(readSettings({...mail, SMTP_URL: 'smtps://[::1]'}).delivery.mail?.server, {
      ...{host: '::1', port: 465, secure: true, login: undefined},
    })
  })

  const wrong: [Record<string, string>, RegExp][] = [
    [{PORT: '70000'}, /^PORT must be a whole number from 1 to 65535, got "70000"/],
    [{PORT: '3001'}, /^PORT and API_PORT are both 3001/],
    [{API_URL: 'api.example.com'}, /^API_URL must be an address such as https/],
    [{SITE_URL: 'ftp://x'}, /^SITE_URL must be an address/],
    [{DATABASE_URL: 'mysql://u:secret@h/d'}, /^DATABASE_URL must look like postgres:/],
    [{HOST: '999.1.1.1'}, /^HOST must be an address or a name of this machine.*got "999\.1\.1\.1"/],
    ...['10.0.0.0/99', '10.0.0.0/0', '::1/129', '10.0.0.0/8/8'].map(
      (given): [Record<string, string>, RegExp] => [
        {TRUST_PROXY: given},
        new RegExp(`^TRUST_PROXY must list addresses.*got "${given}"`),
      ],
    ),
    [{TRUST_PROXY: 'everyone'}, /^TRUST_PROXY must list addresses.*got "everyone"/],
    [{PARTNER_ORIGINS: 'https://a.example/path'}, /^PARTNER_ORIGINS must be \*.*got/],
    [
      {LEADS_WEBHOOK: 'https://crm.example'},
      /^LEADS_WEBHOOK is set, but LEADS_WEBHOOK_SECRET is n/,
    ],
    [{...webhook, LEADS_WEBHOOK: 'crm.example'}, /^LEADS_WEBHOOK must be an address/],
    [
      {...webhook, LEADS_WEBHOOK_SECRET: 'short'},
      /^LEADS_WEBHOOK_SECRET must have at least 16.*rand/,
    ],
    [{SMTP_URL: mail.SMTP_URL}, /^SMTP_URL is set, but LEADS_MAIL_TO and LEADS_MAIL_FROM are not/],
    [
      {...mail, LEADS_MAIL_TO: 'a@b.example, Bob'},
      /^LEADS_MAIL_TO must be a mail address.*got "Bob"/,
    ],
    [{...mail, LEADS_MAIL_FROM: 'Agency'}, /^LEADS_MAIL_FROM must be a mail address.*got "Agency"/],
    [{...mail, SMTP_URL: 'https://mail.example'}, /^SMTP_URL must look like smtp:/],
    [{...mail, SMTP_URL: 'smtp://user@mail.example'}, /^SMTP_URL must look like smtp:/],
    [{LOG_LEVEL: 'loud'}, /^LOG_LEVEL must be one of/],
    [{LEADS_PER_MINUTE: '-1'}, /^LEADS_PER_MINUTE must be a whole number/],
  ]
  for (const [env, message] of wrong) {
    it(`readSettings rejects ${JSON.stringify(env)} and names the variable`, () => {
      assert.throws(() => readSettings(env), {name: 'OperatorError', message})
    })
  }

  it('messages about invalid settings contain no password', () => {
    assert.throws(
      () => readSettings({DATABASE_URL: 'mysql://u:secret@h/d'}),
      (error: Error) => !error.message.includes('secret'),
    )
    for (const SMTP_URL of ['smtp://u:secret@h/x', 'smtp://u:secret%@h', 'ftp://u:secret@h']) {
      assert.throws(
        () => readSettings({...mail, SMTP_URL}),
        ({name, message}: Error) => name === 'OperatorError' && !message.includes('secret'),
      )
    }
    assert.throws(
      () => readSettings({...webhook, LEADS_WEBHOOK: 'https://u:secret@h/'}),
      (error: Error) => !error.message.includes('secret@'),
    )
  })

  it('.env.example documents every variable that the settings read', () => {
    const documented = readFileSync('.env.example', 'utf8')
    const source = ['site/server/platform/env.ts', ...globSync('site/server/**/settings.ts')]
      .map(file => readFileSync(file, 'utf8'))
      .join('')
    const names = new Set(source.match(/'[A-Z]+(_[A-Z]+)*'/g)?.map(name => name.slice(1, -1)))
    assert.ok(names.size > 10)
    for (const name of names) assert.match(documented, new RegExp(`^#? ?${name}=`, 'm'))
  })
})
