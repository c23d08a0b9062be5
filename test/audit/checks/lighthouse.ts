/** Lighthouse's scores, by a version that npx fetches: it is larger than all else that tests need. */
import {execFile} from 'node:child_process'
import {promisify} from 'node:util'
import {findChromium} from '../../support/browser/browser.ts'
import {NOT_FOUND} from '../../support/paths-of-site.ts'
import type {AuditedSite} from '../audited-site.ts'
import {error, type Finding, type Report, warning} from '../finding.ts'

const PACKAGE = 'lighthouse@13.5.0'

/** The part of a result that the audit reads. */
export interface Lighthouse {
  categories: Record<string, {score: number | null; auditRefs: {id: string; weight: number}[]}>
  audits: Record<string, {score: number | null; title: string}>
}

export async function checkLighthouse({site, types}: AuditedSite): Promise<Report> {
  const found = (await types()).filter(path => path !== NOT_FOUND)
  const findings: Finding[] = []
  for (const path of found) {
    findings.push(...lighthouseFindings(path, await measure(site + path)))
  }
  return {pages: found.length, findings}
}

async function measure(address: string): Promise<Lighthouse> {
  const {executablePath, args, env} = await findChromium()
  const flags = ['--headless', ...args].join(' ')
  const options = ['--output=json', '--quiet', `--chrome-flags=${flags}`]
  const {stdout} = await promisify(execFile)('npx', ['--yes', PACKAGE, address, ...options], {
    env: {...process.env, ...env, CHROME_PATH: executablePath},
    maxBuffer: 100_000_000,
  })
  return JSON.parse(stdout)
}

/** Speed depends on the machine, so it is a warning; `npm run speed` measures it with comparisons. */
export function lighthouseFindings(path: string, {categories, audits}: Lighthouse): Finding[] {
  return Object.entries(categories).flatMap(([name, {score, auditRefs}]) => {
    if (score === 1) return []
    const failed = auditRefs
      .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({id}) => audits[id]?.title)
    const report = name === 'performance' ? warning : error
    return [
      report(`${name} below 100`)(path, `${Math.round((score ?? 0) * 100)}: ${failed.join(', ')}`),
    ]
  })
}
