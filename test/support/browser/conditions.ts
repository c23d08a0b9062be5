/**
 * Conditions that a page must reach before a test goes on. Each is a state that can be awaited, so
 * that a busy machine needs longer and finds the same.
 */
import type {Locator, Page} from 'playwright-core'
import type {PageSettings} from '#kit/core/page-settings.ts'

/**
 * The site's script has taken over what the server rendered: it registers the toaster in an effect,
 * and runs all effects of a hydration together, when React listens already.
 */
export const hydrated = (page: Page) =>
  page.locator('ocp-toaster:defined').waitFor({state: 'attached'})

/** Opens a page of the site, until it is hydrated. */
export async function openHydrated(page: Page, url: string) {
  await page.goto(url)
  await hydrated(page)
}

export async function reloadHydrated(page: Page) {
  await page.reload()
  await hydrated(page)
}

/**
 * To be called before a visitor turns to a widget that is fetched on intent or when it is near;
 * resolves when it can be used.
 */
export const widgetReady = (page: Page, tag: string): Promise<void> =>
  page.evaluate(
    expected =>
      new Promise(resolve => {
        document.addEventListener('ocp-ready', ({target}) => {
          if ((target as Element).localName === expected) resolve()
        })
      }),
    tag,
  )

/**
 * On a partner's page the loader's second file has run: commands are handled, and what is fetched
 * after the first widget has been.
 */
export const companionReady = (page: Page) =>
  page.waitForFunction(() => {
    const settings = Symbol.for('ocp.page')
    return (globalThis as {[settings]?: PageSettings})[settings]?.companion
  })

/**
 * A module that the page has imported by itself, or is about to, has run, and all that it imports.
 * The page and the test get the same one.
 */
export async function moduleReady(page: Page, name: string) {
  const file = new RegExp(`[/-]${name}-[\\w-]{8}\\.js`).source
  const url = await page.waitForFunction(
    pattern =>
      performance
        .getEntriesByType('resource')
        .find(({name}) => new RegExp(pattern).test(name))
        ?.name.split('#', 1)[0],
    file,
  )
  await page.evaluate(address => import(address as string).then(() => {}), await url.jsonValue())
}

/** Resolves when all changes until now are on the screen, and their layout shifts are reported. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/**
 * Observers of what is near the window have been notified, ours among them: they are notified in
 * the order in which they began to observe.
 */
export const intersectionsKnown = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise(resolve => new IntersectionObserver(() => resolve()).observe(document.body)),
  )

/** Each font that the page uses so far has loaded or failed. */
export const fontsLoaded = (page: Page): Promise<void> =>
  page.evaluate(() => document.fonts.ready.then(() => {}))

/** Fonts, and pictures in the window, have loaded or failed, and are painted. */
export async function contentLoaded(page: Page) {
  await fontsLoaded(page)
  await page.evaluate(async () => {
    const picturesIn = (root: ParentNode): HTMLImageElement[] =>
      [...root.querySelectorAll('*')].flatMap(element => [
        ...(element instanceof HTMLImageElement ? [element] : []),
        ...(element.shadowRoot ? picturesIn(element.shadowRoot) : []),
      ])
    /**
     * A picture that a carousel cuts off is not seen: it may be lazy, and arrives with its slide.
     */
    const isSeen = (picture: HTMLImageElement) =>
      new Promise<boolean>(resolve => {
        new IntersectionObserver(([entry], observer) => {
          observer.disconnect()
          resolve((entry?.intersectionRatio ?? 0) > 0)
        }).observe(picture)
      })
    const ended = (picture: HTMLImageElement) =>
      new Promise<unknown>(resolve => {
        picture.addEventListener('load', resolve, {once: true})
        picture.addEventListener('error', resolve, {once: true})
        if (picture.complete) resolve(picture)
      })
    const arrived = async (picture: HTMLImageElement) => (await isSeen(picture)) && ended(picture)
    await Promise.all(picturesIn(document).map(arrived))
  })
  await painted(page)
}

/** Resolves when all finite animations of an element have ended. */
export const animationsFinished = (element: Locator): Promise<void> =>
  element.evaluate(async node => {
    const moving = node
      .getAnimations({subtree: true})
      .filter(({effect}) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(moving.map(({finished}) => finished))
  })

/**
 * Resolves when everything on a page, in widgets and layers, has appeared: even with reduced
 * motion it is transparent for a frame. The timer of a toast is an animation too, and is ignored.
 */
export const everythingAppeared = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const MAX_ANIMATION_MS = 500
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({shadowRoot}) =>
        shadowRoot ? rootsIn(shadowRoot) : [],
      ),
    ]
    const moving = rootsIn(document)
      .flatMap(root => root.getAnimations())
      .filter(({effect, playState}) => {
        const {endTime = 0} = effect?.getComputedTiming() ?? {}
        return playState === 'running' && Number(endTime) <= MAX_ANIMATION_MS
      })
    await Promise.allSettled(moving.map(({finished}) => finished))
  })

/** Scrolls the page, and resolves when the browser reports the end of scrolling there. */
export const scrolledTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    wanted =>
      new Promise(resolve => {
        if (Math.round(scrollY) === wanted) return resolve()
        document.addEventListener('scrollend', () => resolve(), {once: true})
        scrollTo(0, wanted)
      }),
    top,
  )
