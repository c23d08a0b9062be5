/** How much of a page has moved by itself, as browsers count it: 0.02 is the most that pages may. */
import type {Page} from 'playwright-core'
import {painted} from '../../../support/browser/conditions.ts'

interface Watched {
  /** Milliseconds of the page's life from which shifts count. */
  shiftsFrom: number
  shifts: {startTime: number; value: number}[]
}

/** To be called before the page is opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(globalThis, {shifts, shiftsFrom: 0})
    new PerformanceObserver(list => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })

/**
 * Counts only what moves from now on. Browsers report the shift of a frame after the frame, so what
 * is on the screen already must be painted first.
 */
export async function countShiftsFromNow(page: Page) {
  await painted(page)
  await page.evaluate(() => Object.assign(globalThis, {shiftsFrom: performance.now()}))
}

export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const {shifts, shiftsFrom} = globalThis as unknown as Watched
    return shifts
      .filter(({startTime}) => startTime >= shiftsFrom)
      .reduce((sum, {value}) => sum + value, 0)
  })
