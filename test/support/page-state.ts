/** Everything of a page that is not ours, so that a test can tell whether we changed it. */
import type {Page} from 'playwright-core'

export type PageState = ReturnType<typeof describePage>

/** How the page is now. By the debugger, which no policy and no hostile script can stop. */
export async function stateOf(page: Page): Promise<PageState> {
  const session = await page.context().newCDPSession(page)
  const {result, exceptionDetails} = await session.send('Runtime.evaluate', {
    expression: `(${describePage})()`,
    returnByValue: true,
  })
  await session.detach()
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
  return result.value
}

/**
 * Makes the page wait for an async script until all the rest is there and `look` has looked.
 * To be called before the page is opened.
 */
export function holdUntil<Seen>(page: Page, script: string, look: () => Promise<Seen>) {
  const parsed = page.waitForEvent('domcontentloaded')
  return new Promise<Seen>((resolve, reject) => {
    const seen = page.route(
      script,
      async route => {
        await parsed
        resolve(await look())
        await route.continue()
      },
      {times: 1},
    )
    seen.catch(reject)
  })
}

/** Runs in the page. */
function describePage() {
  const attributes = (element: Element) =>
    Array.from(element.attributes, ({name, value}) => `${name}=${value}`)
  const children = (element: Element) =>
    Array.from(element.children)
      .filter(child => !child.localName.startsWith('ocp-layer-'))
      .map(child => child.outerHTML)
  const isForeign = (value: unknown) =>
    typeof value === 'function' &&
    !Function.prototype.toString.call(value).includes('[native code]')
  /** Functions that a script put into what the browser brought. */
  const foreignIn = (name: string, place: object) =>
    Object.entries(Object.getOwnPropertyDescriptors(place))
      .filter(([, {value, get, set}]) => [value, get, set].some(isForeign))
      .map(([key]) => `${name}.${key}`)
  const prototypes = [
    ...[Object, Array, Function, String, Promise, Map, Symbol, RegExp],
    ...[EventTarget, Node, Element, HTMLElement, ShadowRoot, Document, History, Storage, Response],
  ]
  return {
    html: attributes(document.documentElement),
    head: children(document.head),
    bodyAttributes: attributes(document.body),
    body: children(document.body),
    styleSheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    title: document.title,
    address: location.href,
    history: history.length,
    scroll: [scrollX, scrollY],
    cookie: document.cookie,
    stored: [localStorage.length, sessionStorage.length],
    globals: Object.getOwnPropertyNames(window),
    foreign: [
      ...foreignIn('window', window),
      ...prototypes.flatMap(({name, prototype}) => foreignIn(name, prototype)),
    ],
  }
}
