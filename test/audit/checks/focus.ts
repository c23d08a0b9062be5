/** Checks that the focused element is never wholly hidden, for example under a sticky bar. */
import type {Page} from 'playwright-core'
import {
  DIRECTIONS,
  type Direction,
  describeStop,
  FocusTrap,
  hiddenStops,
} from '../../support/browser/focus-walk.ts'
import type {AuditedSite} from '../audited-site.ts'
import {error, type Finding, type Report} from '../finding.ts'
import {openPage, WIDTHS} from './support/open-page.ts'

const WALKS = DIRECTIONS.flatMap(key => WIDTHS.map(width => ({key, width})))

const hidden = error('what has the focus is hidden')
const trap = error('the focus does not leave the page')

export async function checkFocus({site, types, browser}: AuditedSite): Promise<Report> {
  const paths = await types()
  const findings: Finding[] = []
  for (const path of paths) {
    for (const {key, width} of WALKS) {
      const {page, leave} = await openPage(await browser(), site + path, {width})
      findings.push(...(await focusFindings(page, path, key)))
      await leave()
    }
  }
  return {pages: paths.length, findings}
}

export async function focusFindings(page: Page, path: string, key: Direction): Promise<Finding[]> {
  const walk = `${page.viewportSize()?.width} ${key}`
  try {
    const stops = await hiddenStops(page, key)
    return stops.map(stop => hidden(path, `${walk}: ${describeStop(stop)}`))
  } catch (cause) {
    if (!(cause instanceof FocusTrap)) throw cause
    return [trap(path, `${walk}: ${cause.message}`)]
  }
}
