/** Runs checks one after the other, since each uses the machine as much as it can. */
import {type Allowed, withoutAllowed} from './allowlist.ts'
import type {AuditedSite} from './audited-site.ts'
import {CHECKS} from './checks.ts'
import type {Finding} from './finding.ts'

export interface Result {
  check: string
  pages: number
  /** How many findings are on the list of what is allowed. */
  allowed: number
  findings: Finding[]
  seconds: number
}

interface Options {
  names: string[]
  allowed: Allowed[]
  /** Called before each check. */
  report?: (name: string) => void
}

export async function runChecks(
  audited: AuditedSite,
  {names, allowed, report}: Options,
): Promise<Result[]> {
  const results: Result[] = []
  for (const check of names) {
    report?.(check)
    const started = performance.now()
    const {pages, findings} = await (CHECKS[check] as (typeof CHECKS)[string])(audited)
    const {left, stale} = withoutAllowed(check, findings, allowed)
    results.push({
      ...{check, pages},
      allowed: findings.length - left.length,
      findings: [...left, ...(audited.page ? [] : stale)],
      seconds: (performance.now() - started) / 1000,
    })
  }
  return results
}
