/** A visitor in a browser of their own, and what went wrong before their eyes. */
import type {Browser, BrowserContext, BrowserContextOptions, Page} from 'playwright-core'

export interface Visitor {
  page: Page
  /** Errors that nobody caught. */
  errors: string[]
  /** What the console showed as warning or error. */
  complaints: string[]
  /** What the page's content security policy forbade. */
  violations: string[]
  /** Addresses that were asked for, oldest first. */
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

/** A browser for several who come one after the other: quicker, since it is there already. */
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
    complaints: [],
    violations: [],
    requests: [],
    leave: () => page.close(),
  }
  page.on('request', request => visitor.requests.push(request.url()))
  page.on('pageerror', error => visitor.errors.push(error.stack ?? error.message))
  page.on('console', message => {
    const text = message.text()
    if (text.startsWith(VIOLATION)) visitor.violations.push(text.slice(VIOLATION.length))
    else if (['error', 'warning'].includes(message.type())) visitor.complaints.push(text)
  })
  await page.addInitScript(prefix => {
    document.addEventListener('securitypolicyviolation', event => {
      console.debug(`${prefix}${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  }, VIOLATION)
  return visitor
}
