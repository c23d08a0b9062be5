/** A visitor in a separate browser, and what went wrong in it. */
import type {Browser, BrowserContext, BrowserContextOptions, Page} from 'playwright-core'

export interface Visitor {
  page: Page
  /** Uncaught errors. */
  errors: string[]
  /** Warnings and errors of the console. */
  consoleMessages: string[]
  /** Violations of the page's content security policy. */
  violations: string[]
  /** Addresses that were requested, oldest first. */
  requests: string[]
  leave(): Promise<void>
}

const VIOLATION = 'forbidden by the policy: '

export async function newVisitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await newVisitors(browser, options)
  return {...(await visitorIn(context)), leave: () => context.close()}
}

/** One browser for several visitors in turn: quicker, since it is started already. */
export async function newVisitors(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({reducedMotion: 'reduce', ...options})
  // Half of what a test may take: long enough for a busy machine, and its own message comes first.
  context.setDefaultTimeout(30_000)
  return context
}

export async function visitorIn(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage()
  const visitor: Visitor = {
    page,
    errors: [],
    consoleMessages: [],
    violations: [],
    requests: [],
    leave: () => page.close(),
  }
  page.on('request', request => visitor.requests.push(request.url()))
  page.on('pageerror', error => visitor.errors.push(error.stack ?? error.message))
  page.on('console', message => {
    const text = message.text()
    if (text.startsWith(VIOLATION)) visitor.violations.push(text.slice(VIOLATION.length))
    else if (['error', 'warning'].includes(message.type())) visitor.consoleMessages.push(text)
  })
  await page.addInitScript(prefix => {
    document.addEventListener('securitypolicyviolation', event => {
      console.debug(`${prefix}${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  }, VIOLATION)
  return visitor
}
