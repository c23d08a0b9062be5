import type {Page} from 'playwright-core'

/** In how many tasks a page evaluates modules while something is done. */
export async function evaluationsIn(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser of its own: there is nothing to trace.')
  await browser.startTracing(page, {categories: ['devtools.timeline', 'v8']})
  await act()
  const {traceEvents} = JSON.parse(String(await browser.stopTracing()))
  return traceEvents.filter(({name}: {name: string}) => name === 'v8.evaluateModule').length
}
