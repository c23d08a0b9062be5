import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import fc from 'fast-check'
import {leadsAsCsv} from '#server/leads/export/csv.ts'
import {fromLines} from '#server/leads/export/lead-lines.ts'
import {leadsAsWorkbook} from '#server/leads/export/workbook.ts'
import type {LeadRow} from '#server/leads/lead-store.ts'
import {personOf} from '#server/leads/person.ts'
import {tidy} from '#server/platform/api/payload.ts'
import {readWorkbook} from '../../../support/records/workbook.ts'
import {startApi, type TestApi} from '../support/api/api.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {startDesk} from '../support/desk/desk.ts'
import {isDelivered, secret} from '../support/leads/deliveries.ts'
import {type MailServer, startMailServer} from '../support/leads/mail-server.ts'
import {enquiry} from '../support/leads/people.ts'
import {type Receiver, startReceiver} from '../support/leads/receiver.ts'

/** Separators, marks and signs with a meaning somewhere on the way, beside any other characters. */
const SIGNS = [
  ...['\r', '\n', '\r\n', '\t', '\v', '\f', '\0', '\u0085', '\u2028', '\u2029', '\ufeff', '\ufffe'],
  ...['\ufffd', '\ud800', '\udfff', '\u{1fffe}', '\u202e', '\u2066', '\u200c', '\u200d', '\u001b'],
  ...['=', '+', '-', '@', "'", '"', ',', ';', '|', '<b>', '&amp;', '_x000D_', '\\u2028', '.', ' '],
]
const texts = fc.sample(
  fc
    .array(fc.oneof(fc.constantFrom(...SIGNS), fc.string({unit: 'binary', maxLength: 4})), {
      ...{minLength: 1, maxLength: 30},
    })
    .map(parts => parts.join(''))
    .filter(text => tidy(text) !== ''),
  {seed: 50, numRuns: 40},
)
const mailOf = (number: number) => `visitor-${number}@example.com`
/** The API keeps all but NUL, lone surrogates, and blanks at the ends. */
const kept = texts.map(tidy)

describe('any text that a visitor sends as a message', () => {
  let api: TestApi
  let mails: MailServer
  let receiver: Receiver
  const rows: LeadRow[] = []
  before(async () => {
    mails = await startMailServer()
    receiver = await startReceiver()
    api = await startApi({
      ...(await oneDatabase.prepare()),
      ...{LEADS_WEBHOOK: receiver.url, LEADS_WEBHOOK_SECRET: secret, SMTP_URL: mails.url},
      ...{LEADS_MAIL_TO: 'sales@agency.example', LEADS_MAIL_FROM: 'website@agency.example'},
    })
    for (const [number, message] of texts.entries()) {
      const {status} = await api.post('contact', {...enquiry, email: mailOf(number), message})
      assert.equal(status, 200, JSON.stringify(message))
    }
    await isDelivered(api, 2 * texts.length)
    const {rawPayload} = await api.operate('leads/export')
    const lines = fromLines(new Blob([new Uint8Array(rawPayload)]).stream())
    for await (const one of lines) if ('lead' in one) rows.push(one.lead)
  })
  after(() => api.close())
  async function* all() {
    yield* rows
  }
  const numberOf = (email: unknown) => Number(/\d+/.exec(String(email)))
  const inOrder = (found: [email: unknown, message: unknown][]) =>
    found.toSorted(([one], [other]) => numberOf(one) - numberOf(other)).map(([, text]) => text)

  it('reaches a command through the running server unchanged, and each is found by its sender', () => {
    assert.deepEqual(inOrder(rows.map(({email, message}) => [email, message])), kept)
    for (const number of texts.keys()) {
      const matches = rows.filter(row => personOf(mailOf(number))?.match(row) === 'mail')
      assert.equal(matches.length, 1)
    }
  })

  it('any message is equal in the CSV, but for the apostrophe before a formula', async () => {
    let csv = ''
    for await (const piece of leadsAsCsv(all())) csv += piece
    const [header = [], ...lines] = readCsv(csv)
    const cells = lines.map((line): [unknown, unknown] => [
      line[header.indexOf('email')],
      line[header.indexOf('message')],
    ])
    const formulas = /(?<=^|[;|\t\r\n])(?=[" ]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r])/g
    assert.deepEqual(
      inOrder(cells),
      kept.map(text => text.replace(formulas, "'")),
    )
  })

  it('any message is equal in the workbook as Excel reads it', async () => {
    const [header = [], ...lines] = readWorkbook(await leadsAsWorkbook(all(), assert.fail))
    const cells = lines.map((line): [unknown, unknown] => [
      line[header.indexOf('email')],
      line[header.indexOf('message')],
    ])
    assert.deepEqual(inOrder(cells), kept)
  })

  it('any message is equal in the body of the webhook', () => {
    const fields = receiver.received.map(({body}): [unknown, unknown] => [
      body.fields.email,
      body.fields.message,
    ])
    assert.deepEqual(inOrder(fields), kept)
  })

  it('any message is equal in the mail, with the line ends of mail', () => {
    const bodies = mails.mails.map(({text}): [unknown, unknown] => {
      const [, email, message] =
        /^Email: (.*)\nMessage: (.*)\nWhatsApp: \S+\nAt the desk: /ms.exec(text) ?? []
      return [email, message]
    })
    assert.deepEqual(
      inOrder(bodies),
      kept.map(text => text.replace(/\r\n?/g, '\n')),
    )
  })

  it("the enquiry's page at the desk shows it, with its markup as text", async () => {
    const desk = await startDesk(api)
    const editor = await desk.signIn('editor')
    for (const {id, message} of rows) {
      const {body} = await editor.get(`/desk/enquiries/${id}`)
      const [, shown = ''] =
        /<blockquote class="message"[^>]*>(.*?)<\/blockquote>/s.exec(body) ?? []
      assert.equal(unescaped(shown), message)
    }
    await desk.close()
  })
})

const ENTITIES: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'"}
const unescaped = (html: string) => html.replace(/&(#?\w+);/g, (all, name) => ENTITIES[name] ?? all)

/** Cells by line, as RFC 4180 has them. */
const readCsv = (csv: string) =>
  [
    ...csv
      .slice(1)
      .matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r\n/g),
  ].map(([, line = '']) =>
    [...line.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? plain : quoted.replaceAll('""', '"'),
    ),
  )
