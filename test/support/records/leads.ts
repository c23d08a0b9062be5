/** Reads leads as an operator does. */
import assert from 'node:assert/strict'
import {leads} from '../../site/server/support/api/command.ts'

/** Column -> cell. */
type Lead = Record<string, string>

/** The cells of a line. For values without commas and quotes. */
const cellsOf = (line: string) => line.split(',').map(cell => cell.replace(/^"|"$/g, ''))

/** All leads, by the command for operators. */
export async function exportedLeads(env: Record<string, string>): Promise<Lead[]> {
  const {code, stdout, stderr} = await leads(env, 'export')
  assert.equal(code, 0, stderr)
  const [header = [], ...rows] = stdout.trim().split('\r\n').map(cellsOf)
  return rows.map(row => Object.fromEntries(header.map((column, n) => [column, row[n] ?? ''])))
}
