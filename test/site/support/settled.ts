/**
 * When a page has come to rest. The browser driver's own `networkidle` waits half a second on every
 * page, which is a third of all the time that these tests take.
 */
import type {Page, Request} from 'playwright-core'

/** To be called before the page is opened; resolves when it is loaded and asks for nothing more. */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let asked = 0
  const ended = (request: Request) => underWay.delete(request)
  page.on('request', request => {
    asked++
    underWay.add(request)
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)

  return async () => {
    for (let known = -1; known !== asked || underWay.size > 0; ) {
      known = asked
      // A page that leads elsewhere takes the question with it.
      await page.evaluate(atLeisure, MOMENT).catch(() => {})
    }
  }
}

/** Milliseconds in which a page with something left to do would have begun with it. */
const MOMENT = 200

/**
 * Runs in the page: when it has come alive and rested for a moment, and twice nothing was waiting to be
 * done. A script that has arrived may still be compiled elsewhere while the page looks idle.
 */
async function atLeisure(moment: number) {
  const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))
  const idle = () => new Promise(done => requestIdleCallback(done))
  const site = document.getElementById('site')
  const isAlive = () => !site || Object.keys(site).some(key => key.startsWith('__reactContainer'))
  for (let tries = 0; tries < 100 && !isAlive(); tries++) await pause(20)
  await idle()
  await pause(moment)
  await idle()
}
