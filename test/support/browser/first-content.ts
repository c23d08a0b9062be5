/** When the content of a widget is first painted, and what had been requested by then. */
import type {Page} from 'playwright-core'

type Watched = {firstContent?: number}

/** To be called before the page is opened: notes the frame in which the selector matches in a widget. */
export const watchFirstContent = (page: Page, content: string) =>
  page.addInitScript(selector => {
    const isThere = () =>
      [...document.querySelectorAll('*')].some(({shadowRoot}) =>
        [...(shadowRoot?.querySelectorAll(selector) ?? [])].some(part =>
          part.checkVisibility({visibilityProperty: true}),
        ),
      )
    const look = () => {
      if (isThere()) (globalThis as Watched).firstContent = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, content)

/** Files and calls that were requested by then, each once; pictures are none of them. */
export async function requestsBeforeContent(page: Page): Promise<string[]> {
  await page.waitForFunction(() => (globalThis as Watched).firstContent)
  return page.evaluate(() => {
    const {firstContent = 0} = globalThis as Watched
    const begun = performance
      .getEntriesByType('resource')
      .filter(({name, startTime}) => startTime < firstContent && /\.js|\/api\/v1\//.test(name))
    return [...new Set(begun.map(({name}) => name.split('#', 1)[0] as string))]
  })
}
