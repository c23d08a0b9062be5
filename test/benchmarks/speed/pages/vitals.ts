/** Reads the vitals of a page as the browser reports them to the page itself. */
import type {Page} from 'playwright-core'

interface Vitals {
  ttfb: number
  fcp: number
  lcp: number
  cls: number
  tbt: number
  /** The address of the picture that is the largest content, if it is one. */
  picture: string
}

interface Watched {
  speedVitals(): Vitals
}

export const watchVitals = (page: Page) => page.addInitScript(observe)

export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (globalThis as unknown as Watched).speedVitals())

/** In the page, before its own scripts. */
function observe() {
  if (window !== window.top) return
  const entries: Record<string, PerformanceEntry[]> = {}
  const types = ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']
  const observers = types.map(type => {
    const list: PerformanceEntry[] = []
    entries[type] = list
    const observer = new PerformanceObserver(news => list.push(...news.getEntries()))
    observer.observe({type, buffered: true})
    return {observer, list}
  })

  /** The worst of the windows of at most 5 s in which shifts follow each other within 1 s. */
  const shiftOf = (shifts: (PerformanceEntry & {value?: number; hadRecentInput?: boolean})[]) => {
    let [worst, sum, first, last] = [0, 0, 0, 0]
    for (const {startTime, value = 0, hadRecentInput} of shifts) {
      if (hadRecentInput) continue
      if (startTime - last > 1000 || startTime - first > 5000) {
        sum = 0
        first = startTime
      }
      sum += value
      last = startTime
      worst = Math.max(worst, sum)
    }
    return worst
  }
  ;(globalThis as unknown as Watched).speedVitals = () => {
    for (const {observer, list} of observers) list.push(...observer.takeRecords())
    const [navigation] = performance.getEntriesByType('navigation')
    const fcp = entries.paint?.find(({name}) => name === 'first-contentful-paint')?.startTime ?? 0
    const largest = entries['largest-contentful-paint']?.at(-1) as
      | LargestContentfulPaint
      | undefined
    return {
      ttfb: (navigation as PerformanceNavigationTiming).responseStart,
      fcp,
      lcp: largest?.startTime ?? 0,
      cls: shiftOf(entries['layout-shift'] ?? []),
      // Total blocking time: the part above 50 ms of each long task after the first paint.
      tbt: (entries.longtask ?? [])
        .filter(({startTime}) => startTime >= fcp)
        .reduce((sum, {duration}) => sum + duration - 50, 0),
      picture: largest?.url ?? '',
    }
  }
}
