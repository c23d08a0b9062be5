import type {Page} from 'playwright-core'

/** Bytes of a document in which the browser has to find its largest picture. */
const FIRST_BYTES = 3000

/** To be called before pages are opened. */
export const watchLargest = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) Object.assign(globalThis, {largest: entry})
    }).observe({type: 'largest-contentful-paint', buffered: true})
  })

/** Returns the largest picture of the first screen unless the first bytes of its document name it. */
export async function lateLargestPicture(page: Page, html: string): Promise<string[]> {
  const firstBytes = html.slice(0, FIRST_BYTES)
  const picture = await largestPicture(page, firstBytes)
  return firstBytes.includes(picture) ? [] : [picture]
}

/**
 * The file of the largest picture of the first screen, or of one as large that the text names; empty
 * where text is larger.
 */
const largestPicture = (page: Page, text: string): Promise<string> =>
  page.evaluate(named => {
    const {largest} = globalThis as {largest?: {url: string; element?: HTMLElement}}
    const {url = '', element} = largest ?? {}
    if (!url || url.startsWith('data:')) return ''
    const fileOf = (address: string) => address.replace(/.*\//, '')
    const isNamed = ({currentSrc}: HTMLImageElement) =>
      currentSrc !== '' && named.includes(fileOf(currentSrc))
    const widgets = [...document.querySelectorAll('main *')].flatMap(node => node.shadowRoot ?? [])
    const pictures = [document, ...widgets].flatMap(root => [...root.querySelectorAll('img')])
    const alike = pictures.filter(
      ({width, height}) =>
        width * height >= 0.98 * (element?.clientWidth ?? 0) * (element?.clientHeight ?? 0),
    )
    return fileOf(alike.find(isNamed)?.currentSrc ?? url)
  }, text)
