import type {Page, Route} from 'playwright-core'

/**
 * Files whose address matches are requested, and do not arrive until they are released. The page keeps
 * the route: a request that is on its way while it is removed would never be answered.
 */
export async function hold(page: Page, files: RegExp) {
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  await page.route(files, async (route: Route) => {
    await released
    await route.fallback()
  })
  return {release}
}
