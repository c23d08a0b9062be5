/** The interactions of one visit, each with input as a phone sends it. */
import type {Browser, Page} from 'playwright-core'
import {withLoad} from '../browser/load.ts'
import {SLOW_4G} from '../browser/profiles.ts'
import type {Row} from '../report/figures.ts'
import type {Step} from './walks.ts'

/** A visitor looks at the page before the first press: what is fetched ahead has arrived. */
const QUIET_MS = 1_500
const LIMIT_MS = 15_000

/** The browser reports an interaction once it is painted, in steps of 8 ms; shorter ones not at all. */
const MIN_DURATION_MS = 16

interface Watched {
  /** The longest interaction since the last call, in milliseconds. */
  longestInteraction(): number
}

export const measureWalk = (browser: Browser, url: string, steps: Step[]): Promise<Row[]> =>
  withLoad(
    browser,
    SLOW_4G,
    page => page.addInitScript(observe, MIN_DURATION_MS),
    async ({page, network}) => {
      await page.goto(url, {timeout: 60_000})
      const rows: Row[] = []
      for (const {name, prepare, act} of steps) {
        await prepare?.(page)
        await network.quiet(QUIET_MS, LIMIT_MS)
        await longest(page)
        await act(page)
        await network.quiet(QUIET_MS, LIMIT_MS)
        rows.push({part: 'interactions', name, figures: {inp: await longest(page)}})
      }
      return rows
    },
  )

const longest = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Watched).longestInteraction())

/** In the page, before its own scripts. */
function observe(least: number) {
  const seen: PerformanceEntry[] = []
  const observer = new PerformanceObserver(news => seen.push(...news.getEntries()))
  const options = {type: 'event', durationThreshold: least, buffered: true}
  observer.observe(options)
  ;(globalThis as unknown as Watched).longestInteraction = () => {
    seen.push(...observer.takeRecords())
    const own = seen.splice(0) as (PerformanceEntry & {interactionId: number})[]
    return Math.max(
      0,
      ...own.filter(({interactionId}) => interactionId).map(entry => entry.duration),
    )
  }
}
