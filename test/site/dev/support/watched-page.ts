import type {Browser, Page} from 'playwright-core'

/** A page that is loaded, and connected to the server that notifies it of saved files. */
export async function openWatched(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage()
  const connected = new Promise<void>(resolve => {
    page.once('websocket', socket => socket.once('framereceived', () => resolve()))
  })
  await page.goto(url)
  await connected
  return page
}
