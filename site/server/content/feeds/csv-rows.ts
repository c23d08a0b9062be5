/** The rows of a CSV file one after the other. A row that is broken does not take the next ones along. */
import {type CsvError, parse} from 'csv-parse/sync'

export interface Line {
  /** Counted from 1, as editors do. */
  number: number
  text: string
  /** True when the file continues behind it. A last line without an end may be cut off. */
  hasEnd: boolean
  /** An odd number of quotes opens or closes a value that has several lines. */
  isOdd: boolean
}

export interface Row {
  /** Its first line. */
  line: number
  cells: string[]
  /** How many there are in all, those from a stray quote on included; 0 where a quote is never closed. */
  count: number
  /** The index of the cell with a quote that is neither doubled nor around a value. */
  stray?: number
  /** True when the file may be cut off in this row. */
  isUnended: boolean
}

/** Characters. A row has fewer, so that a quote which nothing closes is found out. */
const MAX_ROW = 2_000_000

const lineOf = (number: number, text: string, hasEnd = true): Line => ({
  number,
  text,
  hasEnd,
  isOdd: text.split('"').length % 2 === 0,
})

export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let rest = ''
  let number = 0
  for await (const chunk of chunks) {
    rest += chunk
    let start = 0
    // A carriage return at the end may be half of an end of line.
    for (const {0: end, index} of rest.matchAll(/\r\n|\n|\r(?=[^\n])/g)) {
      yield lineOf(++number, rest.slice(start, index))
      start = index + end.length
    }
    rest = rest.slice(start)
    if (rest.length > MAX_ROW) throw new Error(`line ${number + 1} does not end`)
  }
  if (rest) yield lineOf(++number, rest.replace(/\r$/, ''), rest.endsWith('\r'))
}

export async function* rowsOf(lines: AsyncIterable<Line>, delimiter: string): AsyncGenerator<Row> {
  const waiting: Line[] = []
  let size = 0

  function* takeRows(isEnd: boolean) {
    for (;;) {
      const count = rowLength(waiting, isEnd || size > MAX_ROW)
      if (!count) return
      const whole = rowFrom(waiting.slice(0, count), delimiter)
      // The lines behind a stray quote are rows of their own.
      const used = whole.stray === undefined ? count : 1
      const row = used === count ? whole : rowFrom(waiting.slice(0, 1), delimiter)
      for (const {text} of waiting.splice(0, used)) size -= text.length
      if (row.cells.some(cell => cell !== '') || row.stray !== undefined) yield row
    }
  }

  for await (const line of lines) {
    waiting.push(line)
    size += line.text.length
    if (waiting.length === 1 || line.isOdd || size > MAX_ROW) yield* takeRows(false)
  }
  yield* takeRows(true)
}

/** How many lines the first row has; 0 while more have to be read. */
function rowLength(waiting: Line[], isAll: boolean): number {
  if (!waiting[0]?.isOdd) return waiting.length && 1
  const end = waiting.findIndex(({isOdd}, at) => at > 0 && isOdd)
  if (end > 0) return end + 1
  return isAll ? 1 : 0
}

function rowFrom(lines: Line[], delimiter: string): Row {
  const text = lines.map(line => line.text).join('\n')
  const row = {line: lines[0]?.number ?? 0, isUnended: !lines.at(-1)?.hasEnd}
  try {
    const cells = parseCells(text, {delimiter})
    return {...row, cells, count: cells.length}
  } catch (error) {
    const {column: stray} = error as CsvError & {column: number}
    const count = cellsIn(text, {delimiter, relax_quotes: true})?.length ?? 0
    return {...row, cells: cellsBefore(stray, text, delimiter), count, stray}
  }
}

/** Characters in which the reference is looked for. */
const MAX_START = 20_000

/** Those of the shortest start of the row that has as many. */
function cellsBefore(stray: number, text: string, delimiter: string): string[] {
  const start = text.slice(0, MAX_START)
  for (let end = start.indexOf(delimiter); end >= 0; end = start.indexOf(delimiter, end + 1)) {
    const cells = cellsIn(start.slice(0, end), {delimiter})
    if (cells?.length === stray) return cells
  }
  return []
}

interface CellOptions {
  delimiter: string
  relax_quotes?: boolean
}

const parseCells = (text: string, options: CellOptions) =>
  parse(text, {...options, trim: true, relax_column_count: true})[0] ?? []

/** Undefined for what cannot be parsed. */
function cellsIn(text: string, options: CellOptions): string[] | undefined {
  try {
    return parseCells(text, options)
  } catch {
    return undefined
  }
}
