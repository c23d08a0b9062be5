/** Reads a workbook (.xlsx) as far as tests need it. */
import {inflateRawSync} from 'node:zlib'

/** Rows of cells: texts, and numbers as they stand in the file; '' where there is nothing. */
export function readWorkbook(file: Buffer): (string | number)[][] {
  const files = unzip(file)
  const texts = partsOf(files.get('xl/sharedStrings.xml') ?? '', /<si>.*?<\/si>/gs).map(item =>
    partsOf(item, /(?<=<t[^>]*>)[^<]*/g)
      .map(unescaped)
      .join('')
      .replaceAll(/_x([\dA-F]{4})_/g, (_all, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
  )
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  return partsOf(sheet, /<row .*?<\/row>/gs).map(row => {
    const cells: (string | number)[] = []
    for (const cell of partsOf(row, /<c [^>]*?(?:\/>|>.*?<\/c>)/gs)) {
      const column = columnOf(/ r="([A-Z]+)/.exec(cell)?.[1] ?? '')
      const value = /<v>([^<]*)/.exec(cell)?.[1]
      if (value === undefined) continue
      cells[column] = / t="s"/.test(cell) ? (texts[Number(value)] ?? '') : Number(value)
    }
    return Array.from(cells, cell => cell ?? '')
  })
}

/** Reads the number of a date cell as if it were in UTC. */
export const dateOf = (days: number) => new Date(Math.round((days - 25_569) * 86_400) * 1_000)

const partsOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([part]) => part)

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const ENTITIES: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"}
const unescaped = (text: string) =>
  text.replace(/&(#(\d+)|\w+);/g, (_all, name, code) =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? ''),
  )

/** Name -> text, by the directory at the end of the archive. */
function unzip(file: Buffer) {
  const files = new Map<string, string>()
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [size, name, extra, comment] = [20, 28, 30, 32].map((offset, n) =>
      n ? file.readUInt16LE(at + offset) : file.readUInt32LE(at + offset),
    ) as [number, number, number, number]
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const content = file.subarray(start, start + size)
    const isPacked = file.readUInt16LE(at + 10) === 8
    const text = (isPacked ? inflateRawSync(content) : content).toString()
    files.set(file.toString('utf8', at + 46, at + 46 + name), text)
    at += 46 + name + extra + comment
  }
  return files
}
