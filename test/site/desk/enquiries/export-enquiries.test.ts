import assert from 'node:assert/strict'
import {text} from 'node:stream/consumers'
import {before, beforeEach, describe, it} from 'node:test'
import {exportEnquiries} from '#desk/enquiries/list/export-enquiries.ts'
import type {EnquiryFilter} from '#desk/enquiries/list/filter.ts'
import {viewerOf} from '#desk/enquiries/scope.ts'
import {auditLog} from '#desk/tables.ts'
import {useDatabase} from '../../server/support/databases/one-database.ts'
import {type Account, addAccount, addEnquiry} from '../../server/support/desk/enquiries.ts'
import {testLog} from '../../server/support/leads/leads.ts'

describe('a list of enquiries as a file', () => {
  const one = useDatabase()
  let editor: Account
  before(async () => {
    editor = await addAccount(one.orm, 'Edith')
  })
  beforeEach(async () => {
    await one.orm.delete(auditLog)
    await addEnquiry(one.orm, {name: 'Layla Haddad', partner: 'gulf'})
    await addEnquiry(one.orm, {name: 'Omar Aziz', partner: 'gulf'})
    await addEnquiry(one.orm, {name: 'Somebody Else'})
  })
  const take = (format: 'csv' | 'xlsx', filter: EnquiryFilter = {partner: 'gulf', q: 'view'}) => {
    return exportEnquiries(one.orm, {
      ...{viewer: viewerOf(editor), filter, format, log: testLog().log},
    })
  }

  it('holds what the list shows, and nothing else', async () => {
    const exported = await take('csv')
    assert.equal(exported.is, 'text')
    const csv = exported.is === 'text' ? await text(exported.pieces) : ''
    assert.match(csv, /"Layla Haddad".*\r\n.*"Omar Aziz"/s)
    assert.doesNotMatch(csv, /Somebody Else/)
  })

  it('can be a workbook', async () => {
    const exported = await take('xlsx')
    assert.equal(exported.is, 'workbook')
    assert.equal(exported.is === 'workbook' && exported.content.subarray(0, 2).toString(), 'PK')
  })

  it('the log has its filter and its size, without search words, which may be names', async () => {
    await take('csv')
    const [entry] = await one.orm.select().from(auditLog)
    assert.deepEqual(
      [entry?.actor, entry?.action, entry?.details],
      ['Edith', 'enquiries.exported', {format: 'csv', count: 2, filter: {partner: 'gulf', q: '…'}}],
    )
  })

  it('the audit log of an export keeps no typed words that match no enquiry', async () => {
    for (const name of ['agent', 'form', 'locale', 'partner', 'property'] as const) {
      await one.orm.delete(auditLog)
      await take('csv', {[name]: 'Layla Haddad', state: 'open'})
      const [entry] = await one.orm.select().from(auditLog)
      assert.deepEqual(entry?.details, {
        ...{format: 'csv', count: 0, filter: {[name]: '…', state: 'open'}},
      })
    }
  })
})
