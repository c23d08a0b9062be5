/** A visitor's browser, and what went wrong in it. */
import type {BrowserContextOptions, Page} from 'playwright-core'
import {watchRequests} from './settled.ts'
import type {SuiteBrowser} from './use-browser.ts'

export interface Visitor {
  page: Page
  /** Errors of the page and its console, hydration mismatches among them. */
  complaints: string[]
  leave(): Promise<void>
}

interface VisitorOptions extends BrowserContextOptions {
  language?: string
}

export async function visit(
  browser: SuiteBrowser,
  url: string,
  {language, ...options}: VisitorOptions = {},
): Promise<Visitor> {
  // What fades in is judged as it stands in the end.
  const context = await browser.newContext({reducedMotion: 'reduce', ...options})
  if (language) await context.addCookies([{name: 'language', value: language, url}])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  const settled = watchRequests(page)
  await page.goto(url)
  // Without scripts nothing is asked for any more once the page is loaded.
  if (options.javaScriptEnabled !== false) await settled()
  return {page, complaints, leave: () => context.close()}
}
