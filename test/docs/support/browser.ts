/** One Chromium for the tests of the docs, and pages that report what went wrong in them. */
import {type Browser, type BrowserContextOptions, chromium, type Page} from 'playwright-core'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launch = (): Promise<Browser> =>
  chromium.launch({executablePath: '/usr/bin/chromium', args})

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

/** Brings every preview near the window, as a reader would, and waits until each widget is ready. */
export async function readThrough(page: Page) {
  for (const preview of await page.locator('[data-preview]').all()) {
    await preview.scrollIntoViewIfNeeded()
    await preview.getByText('ocp-ready').first().waitFor()
  }
}
