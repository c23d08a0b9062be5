/** A visitor's browser, and what went wrong in it. */
import type {BrowserContextOptions, Page} from 'playwright-core'
import {settledPage} from '../pages/page-idle.ts'
import type {SuiteBrowser} from './use-browser.ts'

export interface Visitor {
  page: Page
  /** Errors of the page and its console, hydration mismatches among them. */
  consoleMessages: string[]
  /** Navigates to an address, and waits until its page is idle. */
  open(url: string): Promise<void>
  /** Resolves when the page is idle: hydrated, with no pending requests. */
  settled(): Promise<void>
  leave(): Promise<void>
}

export interface VisitorOptions extends BrowserContextOptions {
  language?: string
}

/** A first-time visitor, with the page loaded. */
export async function visit(
  browser: SuiteBrowser,
  url: string,
  {language, ...options}: VisitorOptions = {},
): Promise<Visitor> {
  const visitor = await newVisitor(browser, options)
  if (language) await speak(visitor.page, language, url)
  await visitor.open(url)
  return visitor
}

/** A visitor with an empty page. */
export async function newVisitor(
  browser: SuiteBrowser,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  // Reduced motion shows fading elements in their final state.
  const {page, leave} = await browser.newVisit({reducedMotion: 'reduce', ...options})
  const consoleMessages: string[] = []
  page.on('pageerror', error => consoleMessages.push(error.message))
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) consoleMessages.push(message.text())
  })
  // Without scripts nothing is requested any more once the page is loaded.
  const settled = options.javaScriptEnabled === false ? async () => {} : settledPage(page)
  const open = async (url: string) => {
    await page.goto(url)
    await settled()
  }
  return {page, consoleMessages, open, settled, leave}
}

/** From the next address on. */
export const speak = (page: Page, language: string, url: string) =>
  page.context().addCookies([{name: 'language', value: language, url}])
