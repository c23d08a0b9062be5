/** The results of all frameworks, as the docs show them. */
import {readFileSync, writeFileSync} from 'node:fs'
import {CHECKS, type Check} from './visit.ts'

export interface Row {
  name: string
  versions: string
  passed: Check[]
  failed?: string
  reason?: string
}

const GUIDE = 'docs/guides/frameworks.md'
const HEAD = `| application | made with | ${CHECKS.join(' | ')} |\n|---|---|${'---|'.repeat(CHECKS.length)}\n`

export function print(rows: Row[]) {
  for (const {name, versions, passed, failed, reason} of rows) {
    console.log(`${failed ? '✗' : '✓'} ${name} (${versions}): ${passed.join(', ')}`)
    if (failed) console.log(`    ${failed}: ${reason?.replaceAll('\n', '\n    ')}`)
  }
}

/** Replaces the rows of what was tried now; those of other applications stay. */
export function writeTable(rows: Row[]) {
  const guide = readFileSync(GUIDE, 'utf8')
  const at = guide.indexOf(HEAD)
  if (at < 0) throw new Error(`${GUIDE} has no table that begins with\n${HEAD}`)
  const [old = ''] = /^(\|.*\n)*/.exec(guide.slice(at + HEAD.length)) ?? []
  const known = new Map(
    old
      .split('\n')
      .filter(Boolean)
      .map(line => [line.split(' | ')[0], line]),
  )
  for (const row of rows) known.set(`| ${row.name}`, lineOf(row))
  const lines = [...known.values()].sort().map(line => `${line}\n`)
  writeFileSync(
    GUIDE,
    guide.slice(0, at + HEAD.length) + lines.join('') + guide.slice(at + HEAD.length + old.length),
  )
}

const lineOf = ({name, versions, passed, failed}: Row) =>
  `| ${name} | ${versions} | ${CHECKS.map(check => cell(check, passed, failed)).join(' | ')} |`

function cell(check: Check, passed: Check[], failed?: string) {
  return passed.includes(check) ? 'yes' : check === failed || failed === 'build' ? 'no' : '·'
}
