/** The listings of a CSV file, and the rows that are none. */
import {OperatorError} from '#server/platform/operator-error.ts'
import {type Line, linesOf, type Row, rowsOf} from './csv-rows.ts'
import {pathsOf} from './mapping.ts'
import type {Mapping} from './mapping-shape.ts'
import {BadRow, type Node, valuesAt} from './node.ts'

type CsvMapping = Pick<Mapping, 'delimiter' | 'fields' | 'withdrawn'>

const DELIMITERS = [',', ';', '\t', '|']

export async function* readCsv(
  chunks: AsyncIterable<string>,
  mapping: CsvMapping,
): AsyncGenerator<Node | BadRow> {
  const lines = linesOf(chunks)
  const first = await firstLine(lines)
  if (!first) return
  const [, excel] = /^sep=(.)$/i.exec(first.text.trim()) ?? []
  const delimiter = mapping.delimiter ?? excel ?? delimiterIn(first.text)
  const rows = rowsOf(excel ? lines : startingWith(first, lines), delimiter)
  const {value: header} = await rows.next()
  if (!header) return
  if (header.stray !== undefined) throw new Error('its header has a stray quote')
  checkColumns(header.cells, mapping, delimiter)
  for await (const row of rows) {
    const fault = faultOf(row, header.cells)
    if (fault && row.isUnended && row.count < header.cells.length) {
      throw new Error('it ends in the middle')
    }
    const cells = row.cells.slice(0, header.cells.length)
    const node = Object.fromEntries(cells.map((cell, at) => [header.cells[at] ?? '', cell]))
    yield fault ? new BadRow(row.line, node, fault) : node
  }
}

async function firstLine(lines: AsyncIterator<Line>): Promise<Line | undefined> {
  for (;;) {
    const {value, done} = await lines.next()
    if (done || value.text.trim()) return done ? undefined : value
  }
}

async function* startingWith(first: Line, rest: AsyncIterable<Line>) {
  yield first
  yield* rest
}

/** The one that the header has most often, outside quotes. */
function delimiterIn(header: string): string {
  const plain = header.replace(/"[^"]*"?/g, '')
  const counts = DELIMITERS.map(one => plain.split(one).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** A column that was renamed would be missing in silence: a home without its price is on request. */
function checkColumns(header: string[], {fields, withdrawn}: CsvMapping, delimiter: string) {
  const node = Object.fromEntries(header.map(name => [name, name || '-']))
  const wanted = Object.entries({...fields, ...(withdrawn && {withdrawn: withdrawn.path})})
  for (const [name, field] of wanted) {
    const paths = pathsOf(field)
    if (!paths.length || paths.some(path => valuesAt(node, path).length)) continue
    const columns = header.map(one => `"${one}"`).join(', ')
    const shown = columns.length > 300 ? `${columns.slice(0, 300)} …` : columns
    throw new OperatorError(
      `The feed has no column "${paths.join('" or "')}" for ${name}. With ${nameOf(delimiter)} as the delimiter its columns are ${shown}. Correct the mapping file: its "fields", or its "delimiter". Nothing was changed.`,
    )
  }
}

const nameOf = (delimiter: string) => (delimiter === '\t' ? 'the tab' : `"${delimiter}"`)

function faultOf({cells, stray}: Row, header: string[]): string | undefined {
  if (stray !== undefined) {
    const column = header[stray] ?? header.at(-1)
    return `has a stray quote in the column "${column}". Put the value in quotes, and double those in it.`
  }
  if (cells.length === header.length) return undefined
  const counts = `has ${cells.length} values for ${header.length} columns`
  return cells.length > header.length
    ? `${counts}: there are more behind "${header.at(-1)}". Put a value that has the delimiter in it in quotes.`
    : `${counts}: those from "${header[cells.length]}" on are missing. Fill them in, if only with delimiters.`
}
