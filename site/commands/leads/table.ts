/** Cells as columns for a terminal. */

export function asTable(heads: string[], rows: string[][]): string {
  const lines = [heads, ...rows.map(row => row.map(readable))]
  const widths = heads.map((_head, at) => Math.max(...lines.map(row => row[at]?.length ?? 0)))
  return lines
    .map(row => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .map(line => `${line.trimEnd()}\n`)
    .join('')
}

/** Without control characters, which a terminal would execute. */
const readable = (text: string) => text.replace(/\p{C}/gu, ' ')
