/** One visit on the phone of Lighthouse's mobile profile. */
import type {Browser} from 'playwright-core'

export interface PaintTimes {
  /** Milliseconds since the start of the navigation. */
  fcp: number
  lcp: number
  cls: number
  /** Sum of what each task took beyond 50 ms after the first paint. */
  tbt: number
  /** Address of the largest picture; none: the largest is text. */
  picture?: string
}

const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36'
const THROUGHPUT = (1474.56 * 1024) / 8
const LATENCY = 562.5
const CPU_SLOWDOWN = 4
/** By then the page is alive, and what it fetches when it is idle is on its way. */
const SETTLED_MS = 7_000

export async function measurePage(browser: Browser, url: string): Promise<PaintTimes> {
  const context = await browser.newContext({...PHONE, userAgent: USER_AGENT})
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: THROUGHPUT,
      uploadThroughput: THROUGHPUT / 2,
    })
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN})
    await page.addInitScript(observePaints)
    await page.goto(url, {waitUntil: 'commit'})
    await page.waitForTimeout(SETTLED_MS)
    return await page.evaluate(() => (globalThis as {paints?: PaintTimes}).paints as PaintTimes)
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function observePaints() {
  const paints: PaintTimes = {fcp: 0, lcp: 0, cls: 0, tbt: 0}
  Object.assign(globalThis, {paints})
  const observe = <Entry extends PerformanceEntry>(type: string, add: (entry: Entry) => void) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) add(entry as Entry)
    }).observe({type, buffered: true})
  observe('paint', entry => {
    if (entry.name === 'first-contentful-paint') paints.fcp = entry.startTime
  })
  observe<PerformanceEntry & {url: string}>('largest-contentful-paint', ({startTime, url}) => {
    paints.lcp = startTime
    paints.picture = url || undefined
  })
  observe<PerformanceEntry & {value: number}>('layout-shift', ({value}) => {
    paints.cls += value
  })
  observe('longtask', ({duration}) => {
    paints.tbt += duration - 50
  })
}
