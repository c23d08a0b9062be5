import assert from 'node:assert/strict'
import {readFile} from 'node:fs/promises'
import {describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {makeLead} from '#server/leads/lead.ts'
import {rowOf} from '#server/leads/lead-store.ts'
import {leads} from '#server/leads/tables.ts'
import {useDatabase} from '../support/databases/one-database.ts'
import {enquiry} from '../support/leads/people.ts'

/** Digits of an enquiry that an older version stored, and how they can be called. */
const STORED: [phone: string | null, e164: string | null][] = [
  ['971501234567', '+971501234567'],
  ['97141234567', '+97141234567'],
  ['9710501234567', '+971501234567'],
  ['501234567', '+971501234567'],
  ['447911123456', '+447911123456'],
  ['6561234567', null],
  ['12125550123', null],
  ['0501234567', null],
  ['call me', null],
  [null, null],
]

describe('phone numbers of earlier enquiries', () => {
  const one = useDatabase()

  it('a number is completed where its country is beyond doubt, and left alone elsewhere', async () => {
    const rows = STORED.map(([phone]) => ({
      ...rowOf(
        makeLead({
          ...{form: 'contact', payload: {...enquiry, phone}, context: {}},
          ...{suspectedSpam: null, key: undefined},
        }),
      ),
      phoneE164: null,
    }))
    await one.orm.insert(leads).values(rows)
    const path = '../../../../site/server/platform/db/migrations/0004_version_1_1.sql'
    const migration = await readFile(new URL(path, import.meta.url), 'utf8')
    const statements = migration.split('--> statement-breakpoint')
    const updates = statements.filter(text => text.includes('UPDATE "leads" SET "phone_e164"'))
    assert.equal(updates.length, 2)
    for (const update of updates) await one.orm.execute(sql.raw(update))
    for (const [index, {id}] of rows.entries()) {
      const [stored] = await one.orm.select().from(leads).where(eq(leads.id, id))
      assert.equal(stored?.phoneE164, STORED[index]?.[1], `${STORED[index]?.[0]}`)
    }
  })
})
