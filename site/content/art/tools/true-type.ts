/** Writes a TrueType font: glyphs of plain outlines, and the tables that go with them. */

export interface Outline {
  advance: number
  /** Closed lines of points; between two that are off the curve there is one on it. */
  contours: {x: number; y: number; onCurve: boolean}[][]
}

const ON_CURVE = 1
/** `indexToLocFormat` in `head`: `loca` has 32-bit offsets. */
const LOCA_FORMAT = {at: 50, long: 1}
const METRICS_COUNT_IN_HHEA = 34

/** `others` are stored as they are, but for the two facts that the outlines decide. */
export function writeTrueType(
  name: string,
  outlines: Outline[],
  others: Map<string, Buffer>,
): Buffer {
  const glyphs = outlines.map(encodeGlyph)
  const head = Buffer.from(tableOf(others, 'head'))
  head.writeInt16BE(LOCA_FORMAT.long, LOCA_FORMAT.at)
  const hhea = Buffer.from(tableOf(others, 'hhea'))
  hhea.writeUInt16BE(outlines.length, METRICS_COUNT_IN_HHEA)
  return writeTables(
    new Map([
      ...others,
      ['head', head],
      ['hhea', hhea],
      ['name', encodeName(name)],
      ['glyf', Buffer.concat(glyphs)],
      ['loca', encodeOffsets(glyphs)],
      ['hmtx', encodeMetrics(outlines)],
    ]),
  )
}

function tableOf(tables: Map<string, Buffer>, tag: string) {
  const table = tables.get(tag)
  if (!table) throw new Error(`A font without the table ${tag} cannot be written.`)
  return table
}

function encodeGlyph({contours}: Outline): Buffer {
  const points = contours.flat()
  if (!points.length) return Buffer.alloc(0)
  const xs = points.map(({x}) => Math.round(x))
  const ys = points.map(({y}) => Math.round(y))
  let last = -1
  const ends = contours.map(contour => {
    last += contour.length
    return last
  })
  const bytes = Buffer.concat([
    int16(contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)),
    int16(...ends, 0),
    Buffer.from(points.map(({onCurve}) => (onCurve ? ON_CURVE : 0))),
    int16(...steps(xs), ...steps(ys)),
  ])
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
}

const steps = (values: number[]) => values.map((value, index) => value - (values[index - 1] ?? 0))

function int16(...values: number[]) {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeInt16BE(value, index * 2)
  return bytes
}

/** One name, in English for Windows: the one by which a document tells fonts apart. */
function encodeName(name: string) {
  const text = Buffer.from(name, 'utf16le').swap16()
  const [windows, unicode, english, postScript] = [3, 1, 0x409, 6]
  const directory = int16(0, 1, 18, windows, unicode, english, postScript, text.length, 0)
  return Buffer.concat([directory, text])
}

function encodeOffsets(glyphs: Buffer[]) {
  const bytes = Buffer.alloc((glyphs.length + 1) * 4)
  let offset = 0
  for (const [index, glyph] of glyphs.entries()) {
    offset += glyph.length
    bytes.writeUInt32BE(offset, (index + 1) * 4)
  }
  return bytes
}

function encodeMetrics(outlines: Outline[]) {
  return int16(
    ...outlines.flatMap(({advance, contours}) => {
      const xs = contours.flat().map(({x}) => Math.round(x))
      return [Math.round(advance), xs.length ? Math.min(...xs) : 0]
    }),
  )
}

/** The directory, then the tables; readers of these fonts ignore the checksums. */
function writeTables(tables: Map<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const directory = Buffer.alloc(12 + sorted.length * 16)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(sorted.length, 4)
  let offset = directory.length
  const parts = [directory]
  for (const [index, [tag, table]] of sorted.entries()) {
    const entry = 12 + index * 16
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(table.length, entry + 12)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    offset += padded.length
    parts.push(padded)
  }
  return Buffer.concat(parts)
}
