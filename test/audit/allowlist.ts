/**
 * Findings that stay for now, each with its reason. One line an entry:
 *
 *     check | kind | path | reason
 *
 * `*` in a path stands for anything. `complete.txt` is for what only the complete audit sees. An
 * entry that no finding matches is an error, so that the lists only name what is there.
 */
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {error, type Finding} from './finding.ts'

export interface Allowed {
  check: string
  kind: string
  path: string
  /** As it is written. */
  line: string
}

const folder = join(import.meta.dirname, 'allowed')

export const readAllowed = (isComplete: boolean): Allowed[] =>
  (isComplete ? ['each-form.txt', 'complete.txt'] : ['each-form.txt']).flatMap(file =>
    allowedIn(readFileSync(join(folder, file), 'utf8')),
  )

export function allowedIn(text: string): Allowed[] {
  const lines = text.split('\n').filter(line => line.trim() && !line.startsWith('#'))
  return lines.map(line => {
    const [check = '', kind = '', path = '', reason] = line.split(' | ')
    if (!reason?.trim()) throw new Error(`Without a reason in the list of the audit: ${line}`)
    return {check, kind, path, line}
  })
}

/** Drops the allowed findings of a check, and lists its entries that match nothing any more. */
export function withoutAllowed(check: string, findings: Finding[], allowed: Allowed[]) {
  const own = allowed.filter(entry => entry.check === check)
  const isOf = (finding: Finding, {kind, path}: Allowed) =>
    finding.kind === kind && isLike(finding.page, path)
  return {
    left: findings.filter(finding => !own.some(entry => isOf(finding, entry))),
    stale: own.filter(entry => !findings.some(finding => isOf(finding, entry))).map(reportStale),
  }
}

const stale = error('an entry of the list of what is allowed matches nothing')
const reportStale = ({path, line}: Allowed) => stale(path, line)

const isLike = (page: string, pattern: string) =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(page)

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
