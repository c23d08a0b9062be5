/** Rules for the rows of a list, such as the payments of a plan. */
import {message} from '../../../app/shared-with-server/message.ts'
import type {Rule} from './checking.ts'

/** A row that could not be read, which is reported already, is there without its fields. */
export const rowsOf = <Row>(value: unknown): Partial<Row>[] =>
  Array.isArray(value) ? value.map(row => row ?? {}) : []

interface RowRule<Row> {
  isFault(row: Partial<Row>, at: number, rows: Partial<Row>[]): boolean
  /** The field in the row; without it the whole row is named. */
  field?: keyof Row & string
  says: string
}

/** Names the first row that breaks the rule. */
export const eachRow =
  <Row>(list: string, {isFault, field, says}: RowRule<Row>): Rule =>
  values => {
    const at = rowsOf<Row>(values[list]).findIndex(isFault)
    const place = field ? `.${field}` : ''
    return at < 0 ? undefined : [`${list}[${at}]${place}`, message(says)]
  }
