/**
 * Rows of a list. On a narrow screen each row is a short list of its own, with the heads beside it: its
 * parts are no table's by their looks then, and some browsers forget that they are one. So each says so.
 */
import type {ReactNode} from 'react'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {numberIn, percentIn} from './amounts.ts'

export interface Column<Row> {
  head: string
  /** Marks the name of the row: it is read before its other cells. */
  isName?: true
  cell?(row: Row): ReactNode
  /** A whole number instead of a cell, at the end of its column. */
  count?(row: Row): number | null
  /** A share in percent instead of a cell. */
  rate?(row: Row): number | undefined
}

interface TableProps<Row> {
  /** For those who do not see what is above it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string | number
  /** In the place of the table where there is no row. */
  empty: ReactNode
}

const as = (role: string) => ({role})

const classOf = ({count, rate}: Pick<Column<never>, 'count' | 'rate'>) =>
  count || rate ? 'number' : undefined

export function Table<Row>({caption, columns, rows, keyOf, empty}: TableProps<Row>) {
  if (!rows.length) return <div className="empty">{empty}</div>
  return (
    <div className="table table--stacked">
      <table {...as('table')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            {columns.map(column => (
              <th key={column.head} scope="col" {...as('columnheader')} className={classOf(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {rows.map(row => (
            <tr key={keyOf(row)} {...as('row')}>
              {columns.map(column => (
                <Cell key={column.head} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({column, row}: {column: Column<Row>; row: Row}) {
  const {locale} = useDesk()
  const {head, isName, cell, count, rate} = column
  if (isName)
    return (
      <th scope="row" {...as('rowheader')}>
        {cell?.(row)}
      </th>
    )
  const number = count?.(row)
  return (
    <td {...as('cell')} className={classOf(column)} data-head={head}>
      <div>
        {number === null && '–'}
        {typeof number === 'number' && numberIn(locale, number)}
        {rate && percentIn(locale, rate(row))}
        {cell?.(row)}
      </div>
    </td>
  )
}
