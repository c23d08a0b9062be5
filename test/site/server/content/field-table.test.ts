/** Columns and answers follow from the one table of fields. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {getTableColumns} from 'drizzle-orm'
import {type AnyPgColumn, pgTable, text} from 'drizzle-orm/pg-core'
import {columnsOf} from '#server/content/schema/columns.ts'
import {
  answeredIn,
  choice,
  flag,
  inLists,
  list,
  number,
  optional,
  pick,
  withDefault,
  words,
} from '#server/content/schema/fields.ts'
import {kindNames, kinds} from '#server/content/schema/kinds.ts'
import {contentTables} from '#server/content/tables.ts'
import type {Property} from '#trade/contract/entities.ts'

const fields = {
  name: words('Name.'),
  parkingCount: inLists(optional(number('Spaces.', {whole: true, least: 0, most: 20}))),
  price: optional(number('In AED.', {whole: true})),
  share: optional(number('In percent.')),
  state: withDefault(choice('State.', ['NEW', 'OLD']), 'NEW'),
  codes: optional(list('Codes.', {is: 'text'})),
  hidden: optional(flag('Whether it is hidden.')),
}
const table = pgTable('examples', {
  id: text().primaryKey(),
  ...columnsOf(fields, (): AnyPgColumn => table.id),
})

describe('the table of fields', () => {
  it('every field of every kind has a column', () => {
    for (const kind of kindNames) {
      const columns = Object.keys(getTableColumns(contentTables[kind]))
      const missing = Object.keys(kinds[kind].fields).filter(name => !columns.includes(name))
      assert.deepEqual(missing, [], kind)
    }
  })

  it('a column has the name, the type and the default of its field', () => {
    const {id: _id, ...columns} = getTableColumns(table)
    assert.deepEqual(
      Object.values(columns).map(one => [one.name, one.getSQLType(), one.notNull, one.default]),
      [
        ['name', 'jsonb', true, undefined],
        ['parking_count', 'integer', false, undefined],
        ['price', 'bigint', false, undefined],
        ['share', 'double precision', false, undefined],
        ['state', 'text', true, 'NEW'],
        ['codes', 'text[]', false, undefined],
        ['hidden', 'boolean', false, undefined],
      ],
    )
  })

  it('a field that is marked is part of answers under its own name', () => {
    const names = answeredIn('lists', fields)
    assert.deepEqual(names, ['parkingCount'])
    assert.deepEqual(pick({parkingCount: 2, price: 3}, names), {parkingCount: 2})
  })

  it('the contract knows every field that the API answers with', () => {
    const {properties} = kinds
    const names: (keyof Property)[] = [
      ...answeredIn('lists', properties.fields),
      ...answeredIn('whole', properties.fields),
    ]
    assert.ok(names.includes('area_sqft') && names.includes('tagline'))
  })
})
