/**
 * WCAG 2.2, 2.4.11: with Tab and Shift+Tab through a page, what has the focus is never wholly hidden,
 * under a bar that stays in the window for example.
 */
import type {Page} from 'playwright-core'
import {type AuditedSite, turnOf} from '../audited-site.ts'
import {error, type Finding, type Report} from '../finding.ts'
import {type Stop, visibleStop} from './focus/visible-stop.ts'
import {openPage, WIDTHS} from './support/open-page.ts'

const DIRECTIONS = ['Tab', 'Shift+Tab'] as const
const WALKS = DIRECTIONS.flatMap(key => WIDTHS.map(width => ({key, width})))
/** More than any page has. */
const MAX_STOPS = 600

const hidden = error('what has the focus is hidden')
const trap = error('the focus does not leave the page')

/** In the short form each page is walked through once, in one of the ways. */
export async function checkFocus({site, types, browser, isComplete}: AuditedSite): Promise<Report> {
  const paths = await types()
  const findings: Finding[] = []
  for (const path of paths) {
    for (const {key, width} of isComplete ? WALKS : [turnOf(path, WALKS)]) {
      const {page, leave} = await openPage(await browser(), site + path, {width})
      findings.push(...(await focusFindings(page, path, key)))
      await leave()
    }
  }
  return {pages: paths.length, findings}
}

export async function focusFindings(
  page: Page,
  path: string,
  key: (typeof DIRECTIONS)[number],
): Promise<Finding[]> {
  const findings: Finding[] = []
  const {width} = page.viewportSize() ?? {}
  for (let count = 0; count < MAX_STOPS; count++) {
    await page.keyboard.press(key)
    const stop: Stop = await page.evaluate(visibleStop)
    if (stop.is === 'end') return findings
    if (stop.is === 'hidden') {
      findings.push(hidden(path, `${width} ${key}: ${stop.name} under ${stop.under}`))
    }
  }
  return [...findings, trap(path, `${width} ${key}: ${MAX_STOPS} stops`)]
}
