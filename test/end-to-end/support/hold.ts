import type {Page, Route} from 'playwright-core'

/** Files whose address matches are requested, and do not arrive until they are released. */
export async function hold(page: Page, files: RegExp) {
  const {promise, resolve} = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    await promise
    await route.continue()
  }
  await page.route(files, wait)
  return {
    async release() {
      resolve()
      await page.unrouteAll({behavior: 'wait'})
    },
  }
}
