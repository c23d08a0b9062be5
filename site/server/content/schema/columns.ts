/** The columns of a table, made from the fields of its kind. */
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  text,
} from 'drizzle-orm/pg-core'
import type {Field, Fields, Item, Reference, ValueOf} from './fields.ts'

/** The largest whole number of the type that most numbers have. */
const MAX_INTEGER = 2_147_483_647

/** One column for each field, with the type of its values. */
export type Columns<F extends Fields> = {[Name in keyof F]: ColumnOf<F[Name]>}

type ColumnOf<F> = PgColumnBuilderBase<
  {
    name: ''
    dataType: 'custom'
    columnType: 'PgField'
    data: ValueOf<F>
    driverParam: unknown
    enumValues: undefined
  },
  {
    notNull: F extends {default: unknown} ? true : F extends {optional: true} ? false : true
    hasDefault: F extends {default: unknown} ? true : false
  }
>

/** The columns of these fields; `keyOf` answers the key that a reference names. */
export function columnsOf<F extends Fields>(
  fields: F,
  keyOf: (kind: Reference) => AnyPgColumn,
): Columns<F> {
  const columns = Object.entries(fields).map(([name, field]) => {
    const typed = columnOf(columnName(name), field, keyOf)
    const needed = field.optional && field.default === undefined ? typed : typed.notNull()
    return [name, field.default === undefined ? needed : needed.default(field.default as never)]
  })
  return Object.fromEntries(columns)
}

/** `createdAt` -> `created_at` */
const columnName = (field: string) => field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

function columnOf(name: string, field: Field, keyOf: (kind: Reference) => AnyPgColumn) {
  switch (field.is) {
    case 'flag':
      return boolean(name)
    case 'number':
      return numberColumn(name, field)
    case 'coordinates':
      return doublePrecision(name).array()
    case 'day':
      return date(name)
    case 'words':
    case 'html':
    case 'group':
      return jsonb(name)
    case 'list':
      return listColumn(name, field.of)
    case 'reference':
      return text(name).references(() => keyOf(field.to))
    case 'text':
      return field.unique ? text(name).unique() : text(name)
    default:
      return text(name)
  }
}

function numberColumn(name: string, {whole, most = Infinity}: {whole?: true; most?: number}) {
  if (!whole) return doublePrecision(name)
  return most > MAX_INTEGER ? bigint(name, {mode: 'number'}) : integer(name)
}

function listColumn(name: string, of: Item) {
  if (of.is === 'words' || of.is === 'html' || of.is === 'group') return jsonb(name)
  return of.is === 'number' ? numberColumn(name, of).array() : text(name).array()
}
