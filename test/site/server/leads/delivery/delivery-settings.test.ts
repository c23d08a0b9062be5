import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {isMailAddress} from '#kit/typed/mail-address.ts'
import {readDelivery} from '#server/leads/delivery/settings.ts'
import {OperatorError} from '#server/platform/operator-error.ts'

const webhook = {LEADS_WEBHOOK: 'https://crm.example/leads', LEADS_WEBHOOK_SECRET: 'x'.repeat(16)}
const mail = {
  LEADS_MAIL_TO: 'sales@agency.example',
  LEADS_MAIL_FROM: 'Agency <web@agency.example>',
  SMTP_URL: 'smtp://mail.agency.example',
}

function settingsError(env: Record<string, string>) {
  try {
    readDelivery(env)
  } catch (error) {
    assert.ok(error instanceof OperatorError)
    return error.message
  }
  throw new assert.AssertionError({message: `${JSON.stringify(env)} is taken`})
}

describe('delivery settings', () => {
  it('readDelivery() returns no channel when its variables are unset or blank', () => {
    const nowhere = {webhook: undefined, mail: undefined}
    assert.deepEqual(readDelivery({}), nowhere)
    assert.deepEqual(readDelivery({LEADS_WEBHOOK: ' ', SMTP_URL: ''}), nowhere)
  })

  it('readDelivery() returns the webhook, the mail channel or both, as configured', () => {
    const {webhook: hook, mail: none} = readDelivery(webhook)
    assert.deepEqual(hook, {url: 'https://crm.example/leads', secret: 'x'.repeat(16)})
    assert.equal(none, undefined)
    const both = readDelivery({...webhook, ...mail})
    assert.deepEqual([both.webhook, both.mail?.to], [hook, ['sales@agency.example']])
    assert.equal(readDelivery(mail).webhook, undefined)
  })

  it('agents get mails unless LEADS_MAIL_AGENTS is off', () => {
    assert.equal(readDelivery(mail).mail?.toAgents, true)
    assert.equal(readDelivery({...mail, LEADS_MAIL_AGENTS: 'off'}).mail?.toAgents, false)
    assert.match(
      settingsError({...mail, LEADS_MAIL_AGENTS: 'no'}),
      /LEADS_MAIL_AGENTS must be one of/,
    )
  })

  it('readDelivery() trims LEADS_WEBHOOK', () => {
    const env = {...webhook, LEADS_WEBHOOK: ' https://crm.example/leads\n'}
    assert.equal(readDelivery(env).webhook?.url, 'https://crm.example/leads')
  })

  const incomplete: [env: Record<string, string>, says: string][] = [
    [
      {LEADS_WEBHOOK: 'https://crm.example'},
      'LEADS_WEBHOOK is set, but LEADS_WEBHOOK_SECRET is not. Set all of LEADS_WEBHOOK, LEADS_WEBHOOK_SECRET, or none of them to call no webhook.',
    ],
    [
      {SMTP_URL: mail.SMTP_URL},
      'SMTP_URL is set, but LEADS_MAIL_TO and LEADS_MAIL_FROM are not. Set all of LEADS_MAIL_TO, LEADS_MAIL_FROM, SMTP_URL, or none of them to send no mail.',
    ],
    [
      {...mail, LEADS_MAIL_FROM: ''},
      'LEADS_MAIL_TO and SMTP_URL are set, but LEADS_MAIL_FROM is not. Set all of LEADS_MAIL_TO, LEADS_MAIL_FROM, SMTP_URL, or none of them to send no mail.',
    ],
  ]
  for (const [env, says] of incomplete) {
    it(`incomplete settings fail: ${says.slice(0, 60)}`, () =>
      assert.equal(settingsError(env), says))
  }
})

describe('webhook settings', () => {
  for (const url of [
    'http://crm.example',
    'https://crm.example:8443/a?b=c',
    'HTTPS://CRM.example',
  ]) {
    it(`LEADS_WEBHOOK accepts ${url}`, () => {
      assert.equal(readDelivery({...webhook, LEADS_WEBHOOK: url}).webhook?.url, url)
    })
  }
  const bad = ['crm.example', 'ftp://crm.example', 'xhttp://a', 'mailto:a@b.example']
  for (const url of [...bad, 'https://user@crm.example', 'https://:word@crm.example', 'http://']) {
    it(`LEADS_WEBHOOK rejects ${url}`, () => {
      assert.match(
        settingsError({...webhook, LEADS_WEBHOOK: url}),
        /^LEADS_WEBHOOK must be an address/,
      )
    })
  }

  it('LEADS_WEBHOOK_SECRET with fewer than 16 characters is rejected', () => {
    const says = settingsError({...webhook, LEADS_WEBHOOK_SECRET: 'x'.repeat(15)})
    assert.match(says, /^LEADS_WEBHOOK_SECRET must have at least 16 characters/)
  })
})

describe('mail settings', () => {
  const toOf = (LEADS_MAIL_TO: string) => readDelivery({...mail, LEADS_MAIL_TO}).mail?.to
  const fromOf = (LEADS_MAIL_FROM: string) => readDelivery({...mail, LEADS_MAIL_FROM}).mail?.from
  const serverOf = (SMTP_URL: string) => readDelivery({...mail, SMTP_URL}).mail?.server

  it('LEADS_MAIL_TO accepts one address or several', () => {
    assert.deepEqual(toOf('a@b.example'), ['a@b.example'])
    assert.deepEqual(toOf(' a@b.example , c@d.example,'), ['a@b.example', 'c@d.example'])
  })

  for (const [to, parsed] of [
    ['a@b.example, Bob', 'Bob'],
    ['Bob', 'Bob'],
    ['a@b.example;c@d.example', 'a@b.example;c@d.example'],
    [',', ','],
  ] as const) {
    it(`LEADS_MAIL_TO rejects "${to}"`, () => {
      assert.match(settingsError({...mail, LEADS_MAIL_TO: to}), new RegExp(`got "${parsed}"\\.$`))
    })
  }

  const senders: [from: string, name: string, address: string][] = [
    ['web@agency.example', '', 'web@agency.example'],
    ['Agency <web@agency.example>', 'Agency', 'web@agency.example'],
    ['"Agency, Dubai" <web@agency.example>', 'Agency, Dubai', 'web@agency.example'],
    ['<web@agency.example>', '', 'web@agency.example'],
    ['The "best" <web@agency.example>', 'The "best"', 'web@agency.example'],
    ['"Best" of all <web@agency.example>', '"Best" of all', 'web@agency.example'],
  ]
  for (const [from, name, address] of senders) {
    it(`LEADS_MAIL_FROM accepts ${from}`, () => assert.deepEqual(fromOf(from), {name, address}))
  }
  const noSenders = [
    'Agency',
    'Agency <web>',
    'a <b@c.example> d',
    'a<b<c@d.example>',
    '<a@b.example',
  ]
  for (const from of noSenders) {
    it(`LEADS_MAIL_FROM rejects ${from}`, () => {
      const says = settingsError({...mail, LEADS_MAIL_FROM: from})
      assert.ok(says.startsWith('LEADS_MAIL_FROM must be a mail address'), says)
      assert.ok(says.endsWith(`got "${from}".`), says)
    })
  }

  const servers: [url: string, server: ReturnType<typeof serverOf>][] = [
    ['smtp://mail.example', {host: 'mail.example', port: 587, secure: false, login: undefined}],
    ['smtps://mail.example', {host: 'mail.example', port: 465, secure: true, login: undefined}],
    ['smtp://mail.example:25/', {host: 'mail.example', port: 25, secure: false, login: undefined}],
    [
      'smtps://web%40agency.example:a%2Fb%25@mail.example:2465',
      {
        ...{host: 'mail.example', port: 2465, secure: true},
        login: {user: 'web@agency.example', pass: 'a/b%'},
      },
    ],
    ['smtp://[::1]:2525', {host: '::1', port: 2525, secure: false, login: undefined}],
  ]
  for (const [url, server] of servers) {
    it(`SMTP_URL accepts ${url}`, () => assert.deepEqual(serverOf(url), server))
  }
  const noServers = [
    'mail.example',
    'https://mail.example',
    'smtp://',
    'smtp://user@mail.example',
    'smtp://:hidden@mail.example',
    'smtp://mail.example/p',
    'smtp://mail.example?secure=true',
    'smtp://mail.example#x',
    'smtp://us%er:hidden@mail.example',
  ]
  for (const url of noServers) {
    it(`SMTP_URL rejects ${url}`, () => {
      const says = settingsError({...mail, SMTP_URL: url})
      assert.match(says, /^SMTP_URL must look like smtp:\/\/user:password@/)
      assert.doesNotMatch(says, /hidden/)
    })
  }
})

describe('validation of mail addresses', () => {
  const domain = `@${'d'.repeat(60)}.example`
  const plain = [
    ...['a@b', 'a.b+c_d@e-f.example', "o'hara@x.example", 'A@B.EXAMPLE', '1@2.3'],
    `${'a'.repeat(254 - domain.length)}${domain}`,
  ]
  for (const address of plain) {
    it(`accepts address ${address.slice(0, 40)}`, () => assert.equal(isMailAddress(address), true))
  }
  const invalid = [
    ...['', 'a', '@b.example', 'a@', 'a@-b.example', 'a@b-', 'a@.b', 'a@b.', 'a b@c.example'],
    ...[
      'a@b@c.example',
      'a@b.example, c@d.example',
      'Bob <a@b.example>',
      'a@b.example\n',
      'é@b.example',
    ],
    ...[' a@b.example', 'a@b.example\r\nBcc: c@d.example', '"a"@b.example'],
    `${'a'.repeat(255 - domain.length)}${domain}`,
  ]
  for (const address of invalid) {
    it(`rejects address ${JSON.stringify(address).slice(0, 40)}`, () => {
      assert.equal(isMailAddress(address), false)
    })
  }
})
