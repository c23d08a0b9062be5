/** Turns the test browser into one as old as the minimum: newer features are removed. */
import type {BrowserContext, Route} from 'playwright-core'

/** Newer than Chrome 111, Firefox 121 or Safari 17.0. */
const NEWER = [
  'AbortSignal.any',
  'Array.fromAsync',
  'Document.parseHTMLUnsafe',
  'Document.prototype.caretPositionFromPoint',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Element.prototype.moveBefore',
  'Element.prototype.setHTMLUnsafe',
  'HTMLButtonElement.prototype.command',
  'HTMLButtonElement.prototype.popoverTargetElement',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.togglePopover',
  'HTMLTemplateElement.prototype.shadowRootMode',
  'Intl.Segmenter',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.union',
  'String.prototype.isWellFormed',
  'URL.canParse',
  'URL.parse',
  'URLSearchParams.prototype.size',
  'Iterator',
  'navigation',
  'requestIdleCallback',
  'scheduler',
  'trustedTypes',
]

/** Features that the code requires: each reached some browser only with the minimum version. */
export const NEEDED = [
  'Document.prototype.adoptedStyleSheets',
  'CSS color-mix(',
  'CSS selector(:has(',
]

/** In style sheets and selectors, which have no object to take away. */
const UNKNOWN = [
  ['light-dark(', 'unknown-light-dark('],
  [':popover-open', ':unknown-open'],
] as const
/** In markup: the parser attaches no shadow root, and knows no popover. */
const UNKNOWN_MARKUP = [
  ['shadowrootmode="open"', 'shadowrootmode="unknown"'],
  [' popover="auto"', ''],
] as const

/** Recognises the test browser's message about `shadowrootmode="unknown"`. */
export const isOfTheDisguise = (complaint: string) =>
  complaint.startsWith('Invalid declarative shadowrootmode')

/** For all pages of a context. `below` is gone as well: what the minimum has. */
export async function makeOld(context: BrowserContext, below: string[] = []) {
  // A page that is rewritten on its way is not known to be of this machine, as its API is.
  await context.grantPermissions(['local-network-access'])
  await context.addInitScript(takeAway, {gone: [...NEWER, ...below], unknown: UNKNOWN})
  const rewrite = async (route: Route) => {
    const request = route.request()
    const type = request.resourceType()
    if (request.method() !== 'GET' || !['document', 'stylesheet'].includes(type)) {
      return route.fallback()
    }
    const response = await route.fetch()
    let body = await response.text()
    for (const [known, other] of [...UNKNOWN, ...UNKNOWN_MARKUP]) {
      body = body.replaceAll(known, other)
    }
    // The styles in it are no longer those whose hashes the page's policy names.
    const {'content-security-policy': policy = '', ...headers} = response.headers()
    const rewritten = policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    await route.fulfill({
      response,
      body,
      headers: {...headers, ...(policy && {'content-security-policy': rewritten})},
    })
  }
  // A page may be left while it is rewritten.
  await context.route('**/*', route => rewrite(route).catch(() => {}))
}

interface TakenAway {
  gone: string[]
  unknown: typeof UNKNOWN
}

/** Runs in each page before its own scripts. `CSS …` is a condition that no style sheet meets any more. */
function takeAway({gone, unknown}: TakenAway) {
  const conditions = gone.filter(name => name.startsWith('CSS ')).map(name => name.slice(4))
  for (const path of gone) {
    const names = path.split('.')
    const last = names.pop() as string
    const holder = names.reduce<object | undefined>(
      (object, name) => object && Reflect.get(object, name),
      globalThis,
    )
    if (holder) Reflect.deleteProperty(holder, last)
  }

  const {supports} = CSS
  CSS.supports = (...condition: string[]) => {
    const text = condition.join(':')
    const isGone = [...unknown.map(([known]) => known), ...conditions].some(each =>
      text.includes(each),
    )
    return !isGone && supports.apply(CSS, condition as [string])
  }

  const aged = (text: string) =>
    unknown.reduce((result, [known, other]) => result.replaceAll(known, other), text)
  const {replaceSync} = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.replaceSync = function (text) {
    replaceSync.call(this, aged(text))
  }
  for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
    const own = Element.prototype[name] as (selector: string) => unknown
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      writable: true,
      value(this: Element, selector: string) {
        return own.call(this, aged(selector))
      },
    })
  }
}
