/**
 * Rows of a list. On a narrow screen each row is a short list of its own, with the heads beside it: its
 * parts are no table's by their looks then, and some browsers forget that they are one. So each says so.
 */
import type {ReactNode} from 'react'

export interface Column<Row> {
  head: string
  /** To the end of its column. */
  isNumber?: true
  /** What the row is called: read before its other cells. */
  isName?: true
  cell(row: Row): ReactNode
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

export function Table<Row>({caption, columns, rows, keyOf, empty}: TableProps<Row>) {
  if (!rows.length) return <div className="empty">{empty}</div>
  return (
    <div className="table table--stacked">
      <table {...as('table')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            {columns.map(({head, isNumber}) => (
              <th key={head} scope="col" {...as('columnheader')} className={isNumber && 'number'}>
                {head}
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
  const {head, isNumber, isName, cell} = column
  if (isName)
    return (
      <th scope="row" {...as('rowheader')}>
        {cell(row)}
      </th>
    )
  return (
    <td {...as('cell')} className={isNumber && 'number'} data-head={head}>
      <div>{cell(row)}</div>
    </td>
  )
}
