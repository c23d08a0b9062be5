/** Everything of a page that is not ours, so that a test can tell whether we changed it. */
import type {Page} from 'playwright-core'

/** Part of a page -> what is in it. */
export type PageState = Record<string, string[]>

/** How the page is now. By the debugger, which no policy and no hostile script can stop. */
export const stateOf = (page: Page): Promise<PageState> => runIn(page, describePage)

/** Scrolls a little, as somebody who reads does. */
export const scrollALittle = (page: Page) =>
  runIn(page, () => scrollTo({top: 40, behavior: 'instant'}))

async function runIn<Answer>(page: Page, code: () => Answer): Promise<Answer> {
  const session = await page.context().newCDPSession(page)
  const {result, exceptionDetails} = await session.send('Runtime.evaluate', {
    expression: `(${code})()`,
    returnByValue: true,
  })
  await session.detach()
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
  return result.value
}

/** What went and what came; empty when nothing changed. */
export const changes = (before: PageState, after: PageState): string[] =>
  Object.keys(before).flatMap(part => {
    const [was = [], is = []] = [before[part], after[part]]
    return [
      ...without(was, is).map(gone => `${part} - ${gone}`),
      ...without(is, was).map(came => `${part} + ${came}`),
    ]
  })

/** The entries that are not among the others; what is there twice must be there twice. */
function without(entries: string[], others: string[]) {
  const left = [...others]
  return entries.filter(entry => {
    const place = left.indexOf(entry)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/**
 * Makes the page wait for an async script until all the rest is there and `look` has looked.
 * To be called before the page is opened.
 */
export function holdUntil<Seen>(page: Page, script: RegExp, look: () => Promise<Seen>) {
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
function describePage(): PageState {
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
    styleSheets: [`${document.styleSheets.length}, ${document.adoptedStyleSheets.length} adopted`],
    title: [document.title],
    address: [location.href],
    history: [`${history.length} entries`],
    scroll: [`to ${scrollX}, ${scrollY}`],
    cookies: [document.cookie],
    stored: [`${localStorage.length}, ${sessionStorage.length} in the session`],
    globals: Object.getOwnPropertyNames(window),
    foreign: [
      ...foreignIn('window', window),
      ...prototypes.flatMap(({name, prototype}) => foreignIn(name, prototype)),
    ],
  }
}
