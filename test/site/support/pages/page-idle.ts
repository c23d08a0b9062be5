/**
 * When a page is idle: hydrated, with no pending request that it began by itself. The
 * browser driver's own `networkidle` waits half a second on every page and looks at requests alone.
 */
import type {Page, Request} from 'playwright-core'

/** To be called before the page is opened; the result resolves when nothing is pending. */
export function settledPage(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  const scripts = new Set<string>()
  let sent = 0
  let onIdle = () => {}
  const ended = (request: Request) => {
    if (pending.delete(request) && pending.size === 0) onIdle()
  }
  page.on('request', request => {
    sent++
    pending.add(request)
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  page.on('close', () => onIdle())

  const requestsEnded = () =>
    new Promise<void>(resolve => {
      onIdle = resolve
      if (pending.size === 0) resolve()
    })

  return async () => {
    for (let known = -1; known !== sent || pending.size > 0; ) {
      known = sent
      await hydrated(page)
      await requestsEnded()
      if (page.isClosed()) return
      // A page that navigates away aborts the evaluation.
      await page.evaluate(scriptsRan, [...scripts]).catch(() => {})
    }
  }
}

/**
 * The toaster is registered in an effect, and React runs all effects of a hydration together. What
 * is no page of the site, such as `about:blank`, has nothing to hydrate.
 */
const hydrated = (page: Page) =>
  page
    .locator('ocp-toaster:defined, html:not(:has(#site))')
    .first()
    .waitFor({state: 'attached'})
    .catch(error => {
      if (!page.isClosed()) throw error
    })

/**
 * Runs in the page. A script that has arrived may still be compiled while the page looks idle: to
 * import it again resolves when it has run. Then what is near the window is known, and painted.
 */
async function scriptsRan(scripts: string[]) {
  await Promise.allSettled(scripts.map(script => import(script)))
  await new Promise<unknown>(resolve => {
    new IntersectionObserver(resolve).observe(document.documentElement)
  })
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
