/**
 * Pages that visitors take over from each other: to open another address of the same site in a page
 * that stays costs less than half of what a new context costs, whose page needs a new process.
 */
import type {EventEmitter} from 'node:events'
import type {BrowserContextOptions, Page} from 'playwright-core'

const VIEWPORT = {width: 1280, height: 720}
const MAX_FREE = 2

/** Calls that no reset undoes: such a page is not used by another visitor. */
const ofPage = ['addInitScript', 'route', 'exposeFunction', 'setExtraHTTPHeaders'] as const
const alsoOfContext = ['grantPermissions', 'setOffline', 'newPage', 'newCDPSession'] as const
const ofClock = ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const

const free = new Map<string, Page[]>()
/** The listeners that a page without such traces has by itself. */
const listenersOfClean = new WeakMap<Page, Set<unknown>>()

/** Undefined for options that belong to a context, such as a user agent. */
function kindOf({viewport: _, colorScheme, reducedMotion, ...others}: BrowserContextOptions) {
  const {javaScriptEnabled = true, ...own} = others
  return Object.keys(own).length === 0 ? `scripts: ${javaScriptEnabled}` : undefined
}

/** A page that another visitor has left, as if it were new. */
export async function pageFromPool(options: BrowserContextOptions): Promise<Page | undefined> {
  const page = free.get(`${kindOf(options)}`)?.pop()
  if (!page || page.isClosed()) return
  const {colorScheme = 'light', reducedMotion = 'no-preference'} = options
  await page.emulateMedia({media: null, colorScheme, reducedMotion})
  await page.setViewportSize(options.viewport ?? VIEWPORT)
  return page
}

/** To be called when a visitor gets a page; the result gives it back, or closes its context. */
export function poolPage(page: Page, options: BrowserContextOptions): () => Promise<void> {
  const kind = kindOf(options)
  const context = page.context()
  if (kind && !listenersOfClean.has(page)) {
    listenersOfClean.set(page, new Set(listenersOf(page).map(([, listener]) => listener)))
    const spoil = () => listenersOfClean.delete(page)
    for (const name of ofPage) before(page, name, spoil)
    for (const name of [...ofPage, ...alsoOfContext]) before(context, name, spoil)
    for (const name of ofClock) before(page.clock, name, spoil)
  }
  return async () => {
    const others = (kind && free.get(kind)) || []
    if (kind && others.length < MAX_FREE && (await resets(page))) free.set(kind, [page, ...others])
    else await context.close()
  }
}

function before<Name extends string>(
  target: Record<Name, (...args: never[]) => unknown>,
  name: Name,
  act: () => void,
) {
  const method = target[name].bind(target)
  target[name] = (...args) => {
    act()
    return method(...args)
  }
}

const listenersOf = (page: Page) => {
  const emitter = page as unknown as EventEmitter
  return emitter
    .eventNames()
    .flatMap(name => emitter.listeners(name).map(one => [name, one] as const))
}

/**
 * A text of the site ends the scripts of its page and shares its storage. With an empty page the
 * browser would end the process as well.
 */
async function resets(page: Page): Promise<boolean> {
  const own = listenersOfClean.get(page)
  const {origin} = new URL(page.url())
  if (!own || page.context().pages().length > 1 || !origin.startsWith('http://localhost:'))
    return false
  for (const [name, listener] of listenersOf(page)) {
    if (!own.has(listener)) (page as unknown as EventEmitter).off(name, listener as () => void)
  }
  try {
    await page.goto(`${origin}/robots.txt`)
    await page.context().clearCookies()
    await page.mouse.move(-1, -1)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    return true
  } catch {
    // The site has ended.
    return false
  }
}
