/** How a visitor walks through the site: in place, or into a document of its own where a page needs one. */
import type {Page} from 'playwright-core'

/** Goes to another address as its link does; resolves when its page is shown. */
export const walkTo = (page: Page, address: string) =>
  walked(page, 1, () => page.evaluate(to => void navigation.navigate(to), address))

/** Back and Forward by so many entries; resolves when the page of the entry is shown. */
export const walkBy = (page: Page, steps: number) =>
  walked(page, steps, () => page.evaluate(by => history.go(by), steps))

async function walked(page: Page, steps: number, go: () => Promise<void>) {
  const before = await page.evaluate(() => navigation.currentEntry?.index ?? 0)
  await go()
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
}
