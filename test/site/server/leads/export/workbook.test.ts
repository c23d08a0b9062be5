import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {leadsAsWorkbook} from '#server/leads/export/workbook.ts'
import type {LeadRow} from '#server/leads/lead-store.ts'
import {dateOf, readWorkbook} from '../../../../support/records/workbook.ts'
import {storedLead} from '../../support/leads/leads.ts'

async function* listed(leads: Iterable<LeadRow>) {
  yield* leads
}

/** Rows by the names of their columns. */
async function rowsOf(leads: Iterable<LeadRow>, warn = (_problem: string) => {}) {
  const [header = [], ...rows] = readWorkbook(await leadsAsWorkbook(listed(leads), warn))
  return rows.map(row => Object.fromEntries(header.map((name, n) => [name, row[n] ?? ''])))
}

describe('workbook of leads', () => {
  it('a workbook has texts in any script, a phone as text, and times in UTC and in Dubai', async () => {
    const payload = {name: 'Анна ليلى & <b>', phone: '971501234567', message: 'два\nряда'}
    const receivedAt = new Date('2026-11-21T21:30:05Z')
    const [row] = await rowsOf([storedLead({payload, receivedAt, locale: 'ru'})])
    assert.ok(row)
    assert.equal(row.name, payload.name)
    assert.equal(row.message, payload.message)
    assert.equal(row.phone, '+971501234567')
    assert.equal(row.locale, 'ru')
    assert.deepEqual(
      [row.received_at, row.received_at_office].map(cell => dateOf(Number(cell)).toISOString()),
      ['2026-11-21T21:30:05.000Z', '2026-11-22T01:30:05.000Z'],
    )
  })

  it('text that looks like a formula stays text in the workbook, to the letter', async () => {
    const message = '=HYPERLINK("https://example.com")'
    const [row] = await rowsOf([storedLead({payload: {name: '+1+1', message}})])
    assert.deepEqual([row?.name, row?.message], ['+1+1', message])
  })

  it('a name that every JavaScript object knows does not damage the workbook', async () => {
    const names = ['constructor', '__proto__', 'toString']
    const rows = await rowsOf(names.map(name => storedLead({payload: {name}})))
    const exported = rows.map(({name}) => String(name).trim())
    assert.deepEqual(exported, names)
  })

  it('a text that is too long for Excel is cut', async () => {
    const [row] = await rowsOf([storedLead({payload: {message: 'x'.repeat(40_000)}})])
    assert.equal(String(row?.message).length, 32_767)
  })

  it('an unreadable lead keeps its other cells and is reported', async () => {
    const problems: string[] = []
    const lead = storedLead({receivedAt: new Date('garbage'), payload: {name: 'Omar'}})
    const [row] = await rowsOf([lead], problem => problems.push(problem))
    assert.deepEqual([row?.received_at, row?.received_at_office, row?.name], ['', '', 'Omar'])
    assert.match(problems.join(), /no readable date of arrival/)
  })

  it('more leads than a workbook takes are refused, with what to do', async () => {
    const most = 2
    const written = (count: number) =>
      leadsAsWorkbook(listed(Array.from({length: count}, () => storedLead())), () => {}, most)
    await written(most)
    await assert.rejects(written(most + 1), {
      name: 'OperatorError',
      message: /takes 2 enquiries, and there are more\. Export a part with --from/,
    })
  })
})
