/** How a visitor walks through the site: in place, or into a document of its own where a page needs one. */
import type {Page} from 'playwright-core'

/**
 * Goes to another address as its link does; resolves when its page is shown, with the scroll position
 * that the one before was left at.
 */
export const walkTo = (page: Page, address: string): Promise<number> =>
  walked(page, 1, () =>
    page.evaluate(to => {
      const left = Math.round(scrollY)
      void navigation.navigate(to)
      return left
    }, address),
  )

/** Back and Forward by so many entries; resolves when the page of the entry is shown. */
export const walkBy = (page: Page, steps: number): Promise<void> =>
  walked(page, steps, () => page.evaluate(by => history.go(by), steps))

async function walked<Left>(page: Page, steps: number, go: () => Promise<Left>): Promise<Left> {
  const before = await page.evaluate(() => navigation.currentEntry?.index ?? 0)
  const left = await go()
  const isThere = (index: number) =>
    navigation.currentEntry?.index === index &&
    !navigation.transition &&
    Boolean(customElements.get('ocp-toaster'))
  await page.waitForFunction(isThere, before + steps).catch(async (error: Error) => {
    const state = await page.evaluate(() => ({
      url: location.href,
      index: navigation.currentEntry?.index,
      transition: navigation.transition?.navigationType,
      readyState: document.readyState,
      hasToaster: Boolean(customElements.get('ocp-toaster')),
    }))
    throw new Error(`${before} and ${steps} ended at ${JSON.stringify(state)}`, {cause: error})
  })
  return left
}
