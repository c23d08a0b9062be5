/** A visitor's browser, and what went wrong in it. */
import type {Browser, BrowserContextOptions, Page} from 'playwright-core'

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
  browser: Browser,
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
  // Without scripts nothing is asked for any more once the page is loaded.
  const waitUntil = options.javaScriptEnabled === false ? 'load' : 'networkidle'
  await page.goto(url, {waitUntil})
  return {page, complaints, leave: () => context.close()}
}
