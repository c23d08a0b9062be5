/** One Chromium for the tests of the docs, and pages that report what went wrong in them. */
import {readFileSync} from 'node:fs'
import type {Browser, BrowserContextOptions, Page} from 'playwright-core'

/** A new page; `problems` collects errors, warnings of ours and violations of the policy. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', error => problems.push(String(error)))
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  await page.goto(url)
  return {page, problems, close: () => context.close()}
}

/** Waits until the widget of the page is ready, if there is one. */
export async function previewReady(page: Page) {
  const preview = page.locator('[data-preview]')
  if (!(await preview.count())) return
  await preview.scrollIntoViewIfNeeded() // widgets are fetched near the viewport
  await page.locator('[data-preview][data-ready]').waitFor()
}

/** Violations that axe reports, as `rule: where`. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
  return page.evaluate(async () => {
    const {axe} = globalThis as unknown as {axe: {run(options: object): Promise<AxeResults>}}
    const {violations} = await axe.run({resultTypes: ['violations']})
    return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target).join(' ')}`)
  })
}

export const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

interface AxeResults {
  violations: {id: string; nodes: {target: string[]}[]}[]
}
