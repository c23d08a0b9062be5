/** Everything of a page that is not ours, so that a test can check whether we changed it. */
import type {Frame, Page, Route} from 'playwright-core'
import type {Debugger} from './debugger.ts'

/** Part of a page -> its content. */
export type PageState = Record<string, string[]>

/** How the page is now. */
export async function stateOf(seen: Debugger): Promise<PageState> {
  const [page, globals, listeners] = await Promise.all([
    seen.look(describePage),
    seen.lookWithin(describeGlobals),
    seen.listeners(),
  ])
  // React marks a document that it listens to, with letters of chance at the end.
  const ofDocument = globals.ofDocument?.map(name => name.replace(/^(_reactListening)\w+/, '$1'))
  return {...page, ...globals, ofDocument: ofDocument ?? [], listeners}
}

/** Lists entries that disappeared and that are new; empty when nothing changed. */
export const changes = (before: PageState, after: PageState): string[] =>
  Object.keys(before).flatMap(part => {
    const [was = [], is = []] = [before[part], after[part]]
    return [
      ...without(was, is).map(gone => `${part} - ${gone}`),
      ...without(is, was).map(came => `${part} + ${came}`),
    ]
  })

/** The entries that are not among the others; duplicates count. */
function without(entries: string[], others: string[]) {
  const left = [...others]
  return entries.filter(entry => {
    const place = left.indexOf(entry)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/**
 * Delays our async scripts until the rest of the page has loaded and `look` has run.
 * To be called before the page is opened. The page keeps the route: a request that is on its way while
 * it is removed would never be answered.
 */
export function holdUntil<Seen>(page: Page, scripts: RegExp, look: () => Promise<Seen>) {
  return new Promise<Seen>((resolve, reject) => {
    let inspected: Promise<void> | undefined
    const lookOnce = async (frame: Frame) => {
      await frame.waitForLoadState('domcontentloaded')
      resolve(await look())
    }
    const hold = async (route: Route) => {
      inspected ??= lookOnce(route.request().frame())
      await inspected.catch(reject)
      await route.fallback()
    }
    page.route(scripts, hold).catch(reject)
  })
}

/** Runs in an isolated world. */
function describePage(): PageState {
  /** A page may hold `<form name="body">`, which shadows the property of the document. */
  const own = <Name extends keyof Document>(name: Name): Document[Name] =>
    Object.getOwnPropertyDescriptor(Document.prototype, name)?.get?.call(document)
  const {documentElement, head, body} = {
    documentElement: own('documentElement'),
    head: own('head'),
    body: own('body'),
  }
  const attributes = (element: Element) =>
    Array.from(element.attributes, ({name, value}) => `${name}=${value}`)
  const isLayer = ({localName}: Element) => localName.startsWith('ocp-layer-')
  const children = (element: Element) =>
    Array.from(element.children)
      .filter(child => !isLayer(child))
      .map(child => child.outerHTML)
  const count = (storage: 'localStorage' | 'sessionStorage') => {
    try {
      return window[storage].length
    } catch {
      return 'refused'
    }
  }
  const cookies = () => {
    try {
      return own('cookie')
    } catch {
      return 'refused'
    }
  }
  return {
    html: attributes(documentElement),
    head: children(head),
    bodyAttributes: attributes(body),
    body: children(body),
    afterBody: Array.from(documentElement.children)
      .filter(child => !isLayer(child))
      .map(({localName}) => localName),
    layers: Array.from(documentElement.querySelectorAll('*'))
      .filter(isLayer)
      .map(({localName}) => localName),
    styleSheets: [`${own('styleSheets').length}, ${own('adoptedStyleSheets').length} adopted`],
    title: [own('title')],
    address: [location.href],
    history: [`${history.length} entries`],
    scroll: [`to ${scrollX}, ${scrollY}`],
    cookies: [cookies()],
    stored: [`${count('localStorage')}, ${count('sessionStorage')} in the session`],
  }
}

/**
 * Runs among the page's scripts, which may have replaced anything: it is written with as few of the
 * builtins as can be.
 */
function describeGlobals(): PageState {
  const names = (place: object) => {
    const found: string[] = []
    for (const name of Object.getOwnPropertyNames(place)) found[found.length] = name
    for (const symbol of Object.getOwnPropertySymbols(place)) found[found.length] = String(symbol)
    return found
  }
  const functionText = Function.prototype.toString
  const isForeign = (value: unknown) =>
    typeof value === 'function' && functionText.call(value).indexOf('[native code]') < 0
  /** Functions that a script put into what the browser brought. */
  const foreign: string[] = []
  const note = (name: string, place: object) => {
    for (const key of Object.getOwnPropertyNames(place)) {
      const {value, get, set} = Object.getOwnPropertyDescriptor(place, key) ?? {}
      if (isForeign(value) || isForeign(get) || isForeign(set)) {
        foreign[foreign.length] = `${name}.${key}`
      }
    }
  }
  note('window', window)
  const builtins = [
    ...[Object, Array, Function, String, Promise, Map, Symbol, RegExp],
    ...[EventTarget, Node, Element, HTMLElement, ShadowRoot, Document, History, Storage, Response],
  ]
  for (const builtin of builtins) {
    note(builtin.name, builtin)
    note(`${builtin.name}.prototype`, builtin.prototype)
  }
  return {globals: names(window), ofDocument: names(document), foreign}
}
