import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {leadsAsCsv, lineOf} from '../../site/server/leads/csv.ts'
import type {LeadRow} from '../../site/server/leads/lead-store.ts'
import {storedLead} from './support/leads.ts'

async function piecesOf(leads: LeadRow[]) {
  const pieces: string[] = []
  for await (const piece of leadsAsCsv(listed(leads))) pieces.push(piece)
  return pieces
}

async function* listed(leads: LeadRow[]) {
  yield* leads
}

const HEADER =
  'received_at,form,name,phone,email,message,details,from_url,partner,utm_source,utm_medium,' +
  'utm_campaign,utm_term,utm_content,utm_id,gclid,gbraid,wbraid,fbclid,msclkid,ttclid,locale,' +
  'suspected_spam,id\r\n'

describe('leads as a table', () => {
  it('have a header even when there are none', async () => {
    assert.deepEqual(await piecesOf([]), [HEADER])
  })

  it('have what was filled in, where it came from and what else the form asked', async () => {
    const lead = storedLead({
      form: 'addListWithUs',
      partner: 'gulf-homes',
      campaign: {utm_source: 'portal', gclid: 'g1'},
      locale: 'fr',
      suspectedSpam: 'too fast',
      payload: {
        ...{name: 'Layla', phone: '97150', email: 'l@example.com', message: 'Hi', fromUrl: 'list'},
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
      `${HEADER}2026-11-21T08:00:00.000Z,addListWithUs,Layla,97150,l@example.com,Hi,${details},` +
        `list,gulf-homes,portal,,,,,,g1,,,,,,fr,too fast,${lead.id}\r\n`,
    ])
  })

  it('leave a cell empty for what was not said', async () => {
    const lead = storedLead({payload: {name: 'Omar'}})
    const [table = ''] = await piecesOf([lead])
    assert.equal(
      table.slice(HEADER.length),
      `2026-11-21T08:00:00.000Z,contact,Omar${','.repeat(21)}${lead.id}\r\n`,
    )
  })

  it('come in pieces of 64 kB and more, so that a million of them fit', async () => {
    const line = (name: string) => storedLead({payload: {name}})
    const lengthOf = async (name: string) =>
      (await piecesOf([line(name)])).join('').length - HEADER.length
    const rest = 64 * 1024 - HEADER.length - (await lengthOf(''))
    const exact = await piecesOf([line('x'.repeat(rest)), line('y'), line('z')])
    assert.deepEqual(
      exact.map(({length}) => length),
      [64 * 1024, 2 * (await lengthOf('y'))],
    )
    const short = await piecesOf([line('x'.repeat(rest - 1)), line('y')])
    assert.equal(short.length, 2)
    assert.equal(short[1], '')
  })
})

describe('a cell of a table', () => {
  const cells: [given: string | null | undefined, written: string][] = [
    ['plain', 'plain'],
    [null, ''],
    [undefined, ''],
    ['', ''],
    ['a,b', '"a,b"'],
    ['say "yes", twice "yes"', '"say ""yes"", twice ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['old\rline', '"old\rline"'],
    // A spreadsheet would run these.
    ['=1+1', "'=1+1"],
    ['+97150', "'+97150"],
    ['-1', "'-1"],
    ['@sum', "'@sum"],
    ['\ttab', "'\ttab"],
    ['\r=1', '"\'\r=1"'],
    ['=a,b', '"\'=a,b"'],
    // And these are just text.
    ['1=1', '1=1'],
    ['a-b', 'a-b'],
  ]
  for (const [given, written] of cells) {
    it(`${JSON.stringify(given)} is written ${JSON.stringify(written)}`, () => {
      assert.equal(lineOf([given, 'end']), `${written},end\r\n`)
    })
  }
})
