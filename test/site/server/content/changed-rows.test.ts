import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {getTableColumns, sql} from 'drizzle-orm'
import {contentVersion} from '#server/content/import-tables.ts'
import {contentTables} from '#server/content/tables.ts'
import {addressOf, readingCalls} from '../support/api/read.ts'
import {readClaims} from '../support/api/read-claims.ts'
import {newFolder, startWithContent} from '../support/content/content.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

/** JSON that no import writes into the columns of texts, lists and groups. */
const VALUES = ['null', '[]', '{}', '5', '"text"', 'true', '[null]', '[5]', '{"en": 5}']

describe('content changed by hand in the database', () => {
  const api = useRunning(async () => startWithContent(oneDatabase, await newFolder()))

  for (const value of VALUES) {
    it(`no reading call answers 5xx when every JSON column holds ${value}`, async () => {
      const orm = await api.database.ready()
      for (const table of Object.values(contentTables)) {
        const columns = Object.values(getTableColumns(table))
        for (const {columnType, name} of columns) {
          if (columnType !== 'PgJsonb') continue
          await orm.execute(sql`update ${table} set ${sql.identifier(name)} = ${value}::jsonb`)
        }
      }
      await orm.update(contentVersion).set({version: value})
      for (const [name] of readingCalls) {
        const {statusCode} = await api.app.inject({url: addressOf(name, readClaims[name]?.params)})
        assert.ok(statusCode < 500, `${name}: ${statusCode}`)
      }
    })
  }
})
