/**
 * Starts the code of a page, in browsers that can run it: once the first screen is painted, its largest
 * picture included, which on a slow network would have to share the line with it. Who turns to the page
 * earlier does not wait for the picture.
 */
import {isSupportedBrowser} from '#kit/core/supported.ts'
import {FACES, HEADING_FACES} from '../core/page-state.ts'
import {changesByOthersScript} from './changes-by-others.ts'
import {earlyPressesScript, PAGE_READY, UNAVAILABLE} from './early-presses.ts'

/** The inert script element with the addresses of the code. */
const MODULES = 'modules'

/** Addresses of what a page starts with. */
interface StartFiles {
  /** The code to start with. */
  entry: string
  /** The modules that it imports, in the order of evaluation: each after its own imports. */
  imports: string[]
  /** Files that it fetches for this page and its language. */
  others: string[]
  /** Fonts that are used only if they are there in time. */
  fonts: string[]
  /** Fonts that may come later. */
  laterFonts: string[]
}

export const startFiles = (files: StartFiles) =>
  `<script type="application/json" id="${MODULES}">${JSON.stringify(files)}</script>`

/** The script for the document's head: the same for every page. */
export const startScript = `if ((${isSupportedBrowser})()) {
${earlyPressesScript()}
;${changesByOthersScript}
;(${startWhenPainted})(${JSON.stringify([MODULES, FACES, HEADING_FACES, PAGE_READY, UNAVAILABLE])}, address => import(address))
}`

/** Runs in the page as the text that it is, so it uses nothing from outside itself. */
function startWhenPainted(
  [modulesId = '', facesId = '', headingFacesId = '', pageReady = '', unavailable = '']: string[],
  importModule: (address: string) => Promise<unknown>,
) {
  /** A picture that takes longer is not waited for. */
  const TIMEOUT_MS = 2_000
  const SIGNS_OF_INTENT = ['pointerdown', 'keydown', 'input']
  /** Milliseconds. With a longer round trip fonts would only keep the picture from arriving. */
  const SLOW_ROUND_TRIP = 300
  /** How further pictures are displayed (widgets/kit/ui/picture.css); widgets inherit it. */
  const FURTHER_PICTURES = '--_further-pictures'

  const files = document.getElementById(modulesId)?.textContent ?? '{}'
  const {
    entry = '',
    imports = [],
    others = [],
    fonts = [],
    laterFonts = [],
  }: Partial<StartFiles> = JSON.parse(files)
  const faces = document.getElementById(facesId) as HTMLStyleElement | null
  const headingFaces = document.getElementById(headingFacesId) as HTMLStyleElement | null
  const {connection} = navigator as {connection?: {rtt?: number}}
  const isSlow = (connection?.rtt ?? 0) > SLOW_ROUND_TRIP
  // The page before this one has fetched them.
  const areCached = document.referrer.startsWith(`${location.origin}/`)
  if (isSlow && !areCached && faces && headingFaces) {
    // Arriving in the middle of it they would lay out all of the page again.
    faces.media = headingFaces.media = 'print'
    document.addEventListener(pageReady, fetchFonts, {once: true})
  } else {
    for (const font of fonts) preload('preload', font, {as: 'font', crossOrigin: ''})
  }

  const {style} = document.documentElement
  style.setProperty(FURTHER_PICTURES, 'none')

  const waiting = new AbortController()
  const {signal} = waiting
  const isParsed = new Promise(resolve => {
    document.addEventListener('DOMContentLoaded', resolve, {once: true})
  })
  for (const type of SIGNS_OF_INTENT) addEventListener(type, start, {capture: true, signal})
  isParsed.then(() => {
    const picture = largestPicture()
    if (!picture || picture.complete) return afterFirstPaint()
    picture.addEventListener('load', afterFirstPaint, {signal})
    picture.addEventListener('error', afterFirstPaint, {signal})
    setTimeout(start, TIMEOUT_MS)
  })

  /** It may be in a widget. */
  function largestPicture() {
    const widgets = [...document.querySelectorAll('main *')].flatMap(node => node.shadowRoot ?? [])
    for (const root of [document, ...widgets]) {
      const picture = root.querySelector<HTMLImageElement>('img[fetchpriority=high]')
      if (picture) return picture
    }
  }

  /** A page in the background is not painted. */
  function afterFirstPaint() {
    if (document.hidden) start()
    else new PerformanceObserver(start).observe({type: 'paint', buffered: true})
  }

  function preload(rel: string, href: string, attributes = {}) {
    document.head.append(Object.assign(document.createElement('link'), {rel, href}, attributes))
  }

  /** Headings are few, and as large in their fallback; the text takes its font on the next page. */
  async function fetchFonts() {
    await Promise.all(laterFonts.map(fetchFont))
    headingFaces?.removeAttribute('media')
    for (const font of fonts) fetchFont(font)
  }

  /** Without an answer it is for the next page to ask for it. */
  async function fetchFont(font: string) {
    const answer = await fetch(font, {priority: 'low'}).catch(() => undefined)
    await answer?.arrayBuffer()
  }

  async function start() {
    if (signal.aborted) return
    waiting.abort()
    style.removeProperty(FURTHER_PICTURES)
    try {
      await inTasks([entry, ...imports, ...others], address => preload('modulepreload', address))
      await isParsed
      await inTasks(imports, importModule)
      await importModule(entry)
    } catch (error) {
      document.dispatchEvent(new Event(unavailable))
      throw error
    }
  }

  /** Each in a task of its own: a slow phone answers its visitor in between. */
  async function inTasks<Item>(items: Item[], act: (item: Item) => unknown) {
    for (const item of items) {
      await act(item)
      await new Promise(resolve => {
        const {port1, port2} = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  }
}
