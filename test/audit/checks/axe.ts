/** Runs axe: WCAG 2.2 A and AA count as errors, best practices as warnings. */
import type {Page} from 'playwright-core'
import {runAxe, type Violation} from '../../site/support/pages/axe.ts'
import {contentLoaded} from '../../support/browser/conditions.ts'
import type {AuditedSite} from '../audited-site.ts'
import {error, type Finding, type Report, warning} from '../finding.ts'
import {openPage, WIDTHS} from './support/open-page.ts'

const BEST_PRACTICE = 'best-practice'
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', BEST_PRACTICE]

const LOOKS = WIDTHS.flatMap(width =>
  (['light', 'dark'] as const).map(colorScheme => ({width, colorScheme})),
)

export async function checkAxe({site, types, browser}: AuditedSite): Promise<Report> {
  const paths = await types()
  const findings: Finding[] = []
  for (const path of paths) {
    for (const look of LOOKS) {
      const {page, leave} = await openPage(await browser(), site + path, look)
      await contentLoaded(page)
      findings.push(...(await axeFindings(page, path, `${look.width} ${look.colorScheme}`)))
      await leave()
    }
  }
  return {pages: paths.length, findings}
}

export async function axeFindings(page: Page, path: string, look: string): Promise<Finding[]> {
  const found = await runAxe(page, {
    runOnly: STANDARDS,
    // The only rule of WCAG 2.2, which is off by default.
    rules: {'target-size': {enabled: true}},
  })
  return found.flatMap(violation =>
    violation.nodes.map(({target}) => report(violation)(path, `${look}: ${target.join(' ')}`)),
  )
}

const report = ({id, tags}: Violation) => (tags.includes(BEST_PRACTICE) ? warning : error)(id)
