/** One Chromium for the tests of the docs, and pages that report what went wrong in them. */
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

/** Brings every preview near the window, as a reader would, and waits until each widget is ready. */
export async function readThrough(page: Page) {
  for (const preview of await page.locator('[data-preview]').all()) {
    await preview.scrollIntoViewIfNeeded()
    await preview.getByText('ocp-ready').first().waitFor()
  }
}
