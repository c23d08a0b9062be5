/** How much of a page has moved by itself, as browsers count it: 0.02 is the most that pages may. */
import type {Page} from 'playwright-core'

/** To be called before the page is opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, {shift: 0})
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as unknown as {value: number}[]) {
        ;(globalThis as unknown as {shift: number}).shift += entry.value
      }
    }).observe({type: 'layout-shift', buffered: true})
  })

export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as {shift: number}).shift)
