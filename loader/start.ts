/**
 * Finds `<ocp-…>` elements, also those added later and those in other elements' shadow roots, and
 * fetches their widgets when one is near the viewport, or at once where this is requested: all files
 * that show it, in parallel.
 */
import {isListed} from '#kit/core/page-settings.ts'
import type {PageSettings} from '../widgets/kit/core/page-settings.ts'
import {isSupportedBrowser} from '../widgets/kit/core/supported.ts'
import {type FileTable, verifiedFiles} from '../widgets/kit/core/verified-files.ts'
import {drawButton} from './book-now-button.ts'

/** The files that show the widgets, by names without their ending; the build writes both in. */
declare const FILES: FileTable
/** The ending of all files of the build, such as `-Cmcp1C2f.js`. */
declare const ENDING: string

/** Settings that only the server knows, such as the address of the API. */
export type ServedSettings = PageSettings & Record<string, unknown>
type Command = [name: string, ...args: unknown[]]
type PageApi = {q: Command[]} & Record<string, unknown>

const page = window as unknown as Record<string | symbol, unknown>

/** Files are beside `script`, the tag of this very copy; what the page says is on its `first` one. */
export function start(script: HTMLScriptElement, first: HTMLScriptElement, served: ServedSettings) {
  const widgetFiles = FILES
  const files = verifiedFiles(script.nonce)
  files.expect(widgetFiles, script.src, ENDING)

  const known = new Set<string>()
  /** Fetches the widget of a tag, once; unknown tags and older browsers are left alone. */
  const fetchWidget = (tag: string) => {
    const name = tag.slice(4)
    if (known.has(name) || !Object.hasOwn(widgetFiles, name) || !isSupportedBrowser()) return
    if (isOff(settings.partner)) return
    known.add(name)
    fetchFile(name + ENDING, 1000)
    // Beside the element's own file, which imports it later.
    const view = `chunks/${name}-view`
    if (Object.hasOwn(widgetFiles, view)) files.fetch(view + ENDING, script.src)
  }
  const fetchFile = (file: string, wait: number) => {
    files.import(file, script.src).catch(error => {
      console.warn(`[ocp] ${error.message}`)
      // The element keeps what the page put into it; the next tries come ever later.
      setTimeout(fetchFile, wait, file, wait * 4)
    })
  }
  let isDefined = false
  /** The widgets fetch it once their page is quiet; what the page has to say to them cannot wait. */
  const fetchCompanion = () => fetchWidget('ocp-companion')
  const load = (tag: string) => {
    fetchWidget(tag)
    customElements.whenDefined(tag).then(() => {
      isDefined = true
      if (q.length) fetchCompanion()
    })
  }

  // The first value that the page was given counts, whether by `partner` or by `data-partner`.
  const shared = Symbol.for('ocp.page')
  for (const {name, value} of first.attributes) {
    const setting = name.replace('data-', '')
    if (value || setting === 'test') served[setting] = value || 'true'
  }
  served.fetchWidget = fetchWidget
  // The served value counts: each widget handles later changes by itself.
  const {off} = served
  /** The agency has disabled this partner: what the page wrote between the tags stays. */
  const isOff = (partner: string | null | undefined) => isListed(off, partner)
  page[shared] ||= served
  const settings = page[shared] as ServedSettings

  /** A page's `*{display:none}` does not count: the widget's own styles beat it, once they are there. */
  const isHiddenByRule = (element: HTMLElement) =>
    !element.hidden && getComputedStyle(element).display === 'none'

  const near = new IntersectionObserver(
    entries => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting || isHiddenByRule(target as HTMLElement)) {
          near.unobserve(target)
          load(target.localName)
        }
      }
    },
    {rootMargin: '400px'},
  )

  const seen = new WeakSet<Node>()
  const look = (element: HTMLElement) => {
    const {localName, shadowRoot} = element
    if (!localName.startsWith('ocp-')) {
      if (shadowRoot) watch(shadowRoot)
    } else if (!seen.has(element) && element.matches(':not(:defined)')) {
      seen.add(element)
      if (isOff(element.getAttribute('partner') || settings.partner)) return
      if (localName === 'ocp-book-now') drawButton(element, settings)
      if (element.matches('[loading=eager],[mode=floating],[open]')) load(localName)
      else near.observe(element)
    }
  }
  const scan = (root: ParentNode) => root.querySelectorAll<HTMLElement>('*').forEach(look)
  const watch = (root: ParentNode & Node) => {
    if (seen.has(root)) return
    seen.add(root)
    scan(root)
    new MutationObserver(records => {
      for (const {addedNodes} of records) {
        for (const node of addedNodes as NodeListOf<HTMLElement>) {
          if (node.localName) {
            look(node)
            scan(node)
          }
        }
      }
    }).observe(root, {childList: true, subtree: true})
  }

  // An element with that id or name is in the window, too, but not its own; and a page may have a
  // variable of that name for something else.
  if (!Object.hasOwn(page, 'ocp')) page.ocp = {q: []}
  const given = page.ocp as Partial<PageApi>
  const api = (given?.q ? given : {q: []}) as PageApi
  const {q} = api
  const {push} = q

  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    watch(document)
    // A shadow root attached after its element is not observable otherwise.
    addEventListener('load', () => scan(document), {once: true})
    q.forEach(handleCommand)
  }
  /** Handles the commands that cannot wait for the companion, which handles the rest. */
  const handleCommand = ([name, value]: Command) => {
    if (name === 'consent') value && begin()
    else if (begun) {
      if (name === 'scan') watch(value as ShadowRoot)
      if (isDefined || name === 'open') fetchCompanion()
    }
  }

  // Defined, not assigned: a page may have frozen its arrays' prototype.
  Object.defineProperty(q, 'push', {
    configurable: true,
    value: (...commands: Command[]) => {
      push.apply(q, commands)
      commands.forEach(handleCommand)
    },
  })
  for (const name of 'open close prefill on scan consent'.split(' ')) {
    api[name] = (...args: unknown[]) => q.push([name, ...args])
  }
  if (settings.consent === 'required') q.forEach(handleCommand)
  else begin()
}
