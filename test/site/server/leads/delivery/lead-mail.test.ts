import assert from 'node:assert/strict'
import {afterEach, beforeEach, describe, it} from 'node:test'
import {startApi, type TestApi} from '../../support/api/api.ts'
import {oneDatabase} from '../../support/databases/databases.ts'
import {isDelivered, rowsOf, secret} from '../../support/leads/deliveries.ts'
import {type MailServer, startMailServer} from '../../support/leads/mail-server.ts'
import {booking, enquiry} from '../../support/leads/people.ts'
import {startReceiver} from '../../support/leads/receiver.ts'
import {until} from '../../support/until.ts'

const SITE = 'https://agency.example'

describe('lead mail to the agency', () => {
  let server: MailServer
  let api: TestApi
  let env: {DATA_DIR: string}
  const apis: TestApi[] = []
  beforeEach(async () => {
    server = await startMailServer()
    env = {
      ...(await oneDatabase.prepare()),
      ...{
        LEADS_MAIL_TO: 'sales@agency.example, office@agency.example',
        LEADS_MAIL_FROM: 'Agency website <website@agency.example>',
        SMTP_URL: server.url,
        SITE_URL: SITE,
      },
    }
  })
  afterEach(async () => {
    for (const open of apis.splice(0)) await open.close()
  })
  const start = async (more: Record<string, string> = {}) => {
    api = await startApi({...env, ...more})
    apis.push(api)
  }
  const header = (name: string, at = 0) => server.header(server.mails[at], name)

  it('a booking is mailed to the agency once, with its fields and origin', async () => {
    await start()
    const query = {partner: 'gulf-homes', utm_campaign: 'spring', lang: 'ru'}
    await api.post('createBooking', booking, {query})
    await isDelivered(api)
    const [lead] = await api.stored()
    const [mail] = server.mails
    assert.equal(server.mails.length, 1)
    assert.deepEqual(server.logins, ['\0agency@example.com\0a-secret/word'])
    assert.equal(mail?.from, 'website@agency.example')
    assert.deepEqual(mail?.to, ['sales@agency.example', 'office@agency.example'])
    assert.equal(header('subject'), 'Book Now: Omar Aziz (gulf-homes)')
    assert.equal(header('from'), 'Agency website <website@agency.example>')
    assert.equal(header('reply-to'), 'omar@example.com')
    assert.equal(header('message-id'), `<${lead?.id}@agency.example>`)
    assert.equal(header('auto-submitted'), 'auto-generated')
    const lines = [
      ...['Book Now', 'Name: Omar Aziz', 'Phone: +971507654321', 'WhatsApp number: yes'],
      ...['Email: omar@example.com', 'Rent or buy: BUY', 'WhatsApp: https://wa.me/971507654321'],
      ...[`At the desk: ${SITE}/desk/enquiries/${lead?.id}`, '', 'Where it came from'],
    ]
    assert.ok(mail?.text.startsWith(lines.join('\n')), mail?.text)
    for (const line of ['Partner: gulf-homes', 'Language: ru', 'utm_campaign: spring']) {
      assert.ok(mail?.text.includes(line), line)
    }
    assert.match(mail?.html ?? '', /<th[^>]*>Name<\/th><td dir="auto">Omar Aziz<\/td>/)
  })

  it('a visitor cannot inject headers, recipients or markup into a lead mail', async () => {
    await start()
    const name = 'Eve\r\nBcc: all@example.com\r\n\r\nBuy'
    const message = '<img src=x onerror=alert(1)>\n.\r\nRCPT TO:<all@example.com>'
    const query = {partner: 'a\r\nBcc: more@example.com'}
    // Bypasses validation, like a lead that an older version of the form stored.
    const payload = {name, message, email: 'eve@example.com>\r\nBcc: x@example.com', phone: '1'}
    await api.leads.accept({
      ...{form: 'contact', payload, context: query, suspectedSpam: null, key: undefined},
    })
    await isDelivered(api)
    const [mail] = server.mails
    assert.deepEqual(mail?.to, ['sales@agency.example', 'office@agency.example'])
    assert.equal(
      header('subject'),
      'Contact: Eve Bcc: all@example.com Buy (a Bcc: more@example.com)',
    )
    const names = mail?.headers.map(([one]) => one) ?? []
    const added = names.filter(one => ['bcc', 'cc', 'reply-to'].includes(one))
    assert.deepEqual(added, [])
    assert.equal(names.filter(one => one === 'subject').length, 1)
    assert.match(mail?.html ?? '', /&lt;img src=x onerror=alert\(1\)&gt;/)
    assert.doesNotMatch(mail?.html ?? '', /<img/)
    assert.ok(mail?.text.includes('RCPT TO:<all@example.com>'))
  })

  it('a lead mail marks possible spam in its subject and shows Cyrillic names', async () => {
    await start()
    await api.post('contact', {...enquiry, name: 'Лейла Хаддад'}, {query: {form: 'made.up'}})
    await isDelivered(api)
    assert.equal(header('subject'), '[Possible spam] Contact: Лейла Хаддад')
    assert.match(
      server.mails[0]?.text ?? '',
      /Name: Лейла Хаддад\n[\s\S]*Possible spam: forged token/,
    )
  })

  it('a rejected lead mail is retried, and only its error code is recorded', async () => {
    let refuses = true
    server.answer = command =>
      refuses && command === 'RCPT' ? '451 sales@agency.example is asleep' : undefined
    await start()
    await api.post('contact', enquiry)
    await until(async () => ((await rowsOf(api))[0]?.tries ?? 0) >= 2)
    const [row] = await rowsOf(api)
    assert.equal(row?.lastError, 'EENVELOPE 451')
    refuses = false
    await isDelivered(api)
    assert.equal(server.mails.length, 1)
    assert.doesNotMatch(api.log(), /@|Layla|97150|asleep|a-secret/)
  })

  it('a lead mail is not retried when only one of its recipients is rejected', async () => {
    server.answer = (command, line) =>
      command === 'RCPT' && line.includes('office@') ? '550 Unknown' : undefined
    await start()
    await api.post('contact', enquiry)
    await isDelivered(api)
    assert.deepEqual(server.mails[0]?.to, ['sales@agency.example'])
    assert.match(api.log(), /"rejected":1.*mail server rejected some recipients of LEADS_MAIL_TO/)
    assert.doesNotMatch(api.log(), /office@/)
  })

  it('a failed mail login records its error code and logs no password', async () => {
    server.answer = command => (command === 'AUTH' ? '535 a-secret/word is wrong' : undefined)
    await start()
    await api.post('contact', enquiry)
    await until(async () => (await rowsOf(api))[0]?.lastError === 'EAUTH 535')
    assert.doesNotMatch(api.log(), /a-secret|agency@/)
    assert.equal(server.mails.length, 0)
  })

  it('a lead mail is delivered while the webhook does not respond', async () => {
    const receiver = await startReceiver()
    receiver.answer = () => new Promise(() => {})
    await start({LEADS_WEBHOOK: receiver.url, LEADS_WEBHOOK_SECRET: secret})
    await api.post('contact', enquiry)
    await receiver.has(1)
    await server.has(1)
    const states = (await isDelivered(api)).map(({kind, state}) => [kind, state])
    assert.deepEqual(states, [
      ['mail', 'delivered'],
      ['webhook', 'sending'],
    ])
    await receiver.close()
  })
})
