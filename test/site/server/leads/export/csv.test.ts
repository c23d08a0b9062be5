import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Cell} from '#server/leads/export/columns.ts'
import {leadsAsCsv, lineOf} from '#server/leads/export/csv.ts'
import type {LeadRow} from '#server/leads/lead-store.ts'
import {storedLead} from '../../support/leads/leads.ts'

async function piecesOf(leads: LeadRow[], isRaw = false) {
  const pieces: string[] = []
  for await (const piece of leadsAsCsv(listed(leads), {isRaw})) pieces.push(piece)
  return pieces
}

async function* listed(leads: LeadRow[]) {
  yield* leads
}

const NAMES =
  'received_at,received_at_office,form,name,phone,email,message,details,from_url,partner,utm_source,utm_medium,' +
  'utm_campaign,utm_term,utm_content,utm_id,gclid,gbraid,wbraid,fbclid,msclkid,ttclid,locale,' +
  'suspected_spam,id,claimed_partner,not_attributed,state,state_changed_at,widget,page,property,' +
  'phone_e164'
const quoted = (names: string) => names.replace(/[^,]+/g, '"$&"')
/** Begins with the byte order mark by which Excel recognises UTF-8. */
const HEADER = `\uFEFF${quoted(NAMES)}\r\n`

describe('CSV export of leads', () => {
  it('the CSV export has a header row even without leads', async () => {
    assert.deepEqual(await piecesOf([]), [HEADER])
  })

  it('the CSV export has the contact, all other fields and the origin of a lead', async () => {
    const lead = storedLead({
      form: 'addListWithUs',
      partner: 'gulf-homes',
      campaign: {utm_source: 'portal', gclid: 'g1'},
      locale: 'fr',
      suspectedSpam: 'too fast',
      payload: {
        ...{
          name: 'Layla',
          phone: '971501234567',
          email: 'l@example.com',
          message: 'Hi',
          fromUrl: 'list',
        },
        ...{current_valuation: '1250000', is_whatsapp_number: true},
        property_images: [{path: 'uploads/1/1.png'}, {path: 'uploads/1/2.png'}],
        media: {path: 'uploads/1/cv.pdf', sha256: 'x'},
        nothing: null,
      },
    })
    const details =
      'current_valuation: 1250000; is_whatsapp_number: true; ' +
      'property_images: uploads/1/1.png uploads/1/2.png; media: uploads/1/cv.pdf; nothing: null'
    assert.deepEqual(await piecesOf([lead]), [
      `${HEADER}2026-11-21T08:00:00.000Z,2026-11-21 12:00:00,` +
        `${quoted("addListWithUs,Layla,'+971501234567,l@example.com,Hi")},` +
        `"${details}",${quoted(`list,gulf-homes,portal,,,,,,g1,,,,,,fr,too fast,${lead.id}`)},,,"received",,,"list",,"'+971501234567"\r\n`,
    ])
  })

  const phones = {
    '971501234567': "'+971501234567",
    '501234567': "'+971501234567",
    // Numbers of an unknown country stay as they were typed.
    '6561234567': "'6561234567",
    '89161234567': "'89161234567",
    '1234567': "'1234567",
    'call me': 'call me',
  }
  for (const [phone, written] of Object.entries(phones)) {
    it(`the CSV export writes the phone ${phone} as the text ${written}`, async () => {
      const [table = ''] = await piecesOf([storedLead({payload: {name: 'Omar', phone}})])
      assert.equal(table.slice(HEADER.length).split(',')[4], `"${written}"`)
    })
  }

  it('the raw CSV export adds nothing to a text: no mark, and no apostrophe before it or its phone', async () => {
    const message = '- two beds; =1+1\n@sea "view"'
    const payload = {name: '+Sara', phone: '971501234567', message}
    const [table = ''] = await piecesOf([storedLead({payload})], true)
    const [head, line = ''] = table.split('\r\n')
    assert.equal(head, quoted(NAMES))
    const written = `"+Sara","+971501234567",,"${message.replaceAll('"', '""')}",`
    assert.ok(line.includes(`,"contact",${written}`), line)
    assert.doesNotMatch(table, /'/)
  })

  it('the CSV export shows the time in Dubai, of another day than in UTC', async () => {
    const receivedAt = new Date('2026-11-21T21:30:05Z')
    const [table = ''] = await piecesOf([storedLead({receivedAt})])
    assert.match(table, /\r\n2026-11-21T21:30:05\.000Z,2026-11-22 01:30:05,"contact"/)
  })

  it('the CSV export leaves the cells of missing fields empty', async () => {
    const lead = storedLead({payload: {name: 'Omar'}})
    const [table = ''] = await piecesOf([lead])
    assert.equal(
      table.slice(HEADER.length),
      `2026-11-21T08:00:00.000Z,2026-11-21 12:00:00,"contact","Omar"${','.repeat(21)}"${lead.id}",,,"received",,,,,\r\n`,
    )
  })

  it('the CSV export is written in chunks of at least 64 kB', async () => {
    const line = (name: string) => storedLead({payload: {name}})
    const lengthOf = async (name: string) =>
      (await piecesOf([line(name)])).join('').length - HEADER.length
    const rest = 64 * 1024 - HEADER.length - (await lengthOf('')) - '""'.length
    const exact = await piecesOf([line('x'.repeat(rest)), line('y'), line('z')])
    const lengths = exact.map(({length}) => length)
    assert.deepEqual(lengths, [64 * 1024, 2 * (await lengthOf('y'))])
    const short = await piecesOf([line('x'.repeat(rest - 1)), line('y')])
    assert.equal(short.length, 2)
    assert.equal(short[1], '')
  })
})

describe('cells of the CSV export', () => {
  const cells: [given: Cell, written: string][] = [
    ['plain', '"plain"'],
    [null, ''],
    [undefined, ''],
    ['', ''],
    // Numbers and dates are not quoted.
    [-5, '-5'],
    [0, '0'],
    [new Date('2026-11-21T08:00:00Z'), '2026-11-21T08:00:00.000Z'],
    [new Date('garbage'), ''],
    ['a,b', '"a,b"'],
    ['say "yes", twice "yes"', '"say ""yes"", twice ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['old\rline', '"old\rline"'],
    // A spreadsheet would run these as formulas.
    ['=1+1', '"\'=1+1"'],
    ['+97150', '"\'+97150"'],
    ['-1', '"\'-1"'],
    ['@sum', '"\'@sum"'],
    ['\ttab', '"\'\ttab"'],
    ['\r=1', '"\'\r\'=1"'],
    ['＝1', '"\'＝1"'],
    ['Hi;=1+1', '"Hi;\'=1+1"'],
    ['Hi|＋1', '"Hi|\'＋1"'],
    ['Hi; "=1', '"Hi;\' ""=1"'],
    ['Hi\r\n@sum', '"Hi\r\n\'@sum"'],
    ['Hi\t－1', '"Hi\t\'－1"'],
    // These are plain text.
    ['1=1', '"1=1"'],
    ['a-b', '"a-b"'],
    ['one\r\n\r\ntwo; three', '"one\r\n\r\ntwo; three"'],
  ]
  for (const [given, written] of cells) {
    it(`a CSV cell of ${JSON.stringify(given)} is written ${JSON.stringify(written)}`, () => {
      assert.equal(lineOf([given, 'end']), `${written},"end"\r\n`)
    })
  }

  for (const separator of [',', ';', '\t', '|']) {
    it(`no CSV cell starts a formula when split at ${JSON.stringify(separator)}`, () => {
      for (const sign of '=+-@＝＋－＠') {
        const text = [';', '\t', '|', '\n'].map(one => `a${one}${sign}1`).join('')
        const line = lineOf([`${sign}1`, text, `x;"${sign}1"`])
        // Quotes keep commas in a cell; spreadsheets differ about the other separators.
        const cells = line.split(separator === ',' ? /","|\n/ : new RegExp(`[${separator}\n]`))
        for (const cell of cells) {
          assert.doesNotMatch(cell.replace(/^[" ]+/, ''), /^[=+\-@＝＋－＠]/)
        }
      }
    })
  }
})

describe('unreadable leads of the CSV export', () => {
  it('the CSV export reports an unreadable lead and keeps all other cells', async () => {
    const leads = [
      storedLead({receivedAt: new Date('garbage'), payload: {name: 'Omar'}}),
      storedLead({payload: null as never}),
      storedLead({payload: {name: 'Layla'}}),
    ]
    const problems: string[] = []
    const warn = (problem: string) => problems.push(problem)
    let table = ''
    for await (const piece of leadsAsCsv(listed(leads), {warn})) table += piece
    assert.equal(table.trimEnd().split('\r\n').length, 4)
    assert.match(table, /\r\n,,"contact","Omar"/)
    assert.match(table, /"Layla"/)
    assert.deepEqual(problems, [
      `Lead ${leads[0]?.id} has no readable date of arrival; its cell is empty.`,
      `The fields of lead ${leads[1]?.id} cannot be read; its cell of details is empty.`,
    ])
  })
})
