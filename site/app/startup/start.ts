/**
 * Starts the code of a page, in browsers that can run it: once the first screen is painted, its largest
 * picture included, which on a slow network would have to share the line with it. Who turns to the page
 * earlier does not wait for the picture.
 */
import {isSupportedBrowser} from '../../../widgets/shared/core/supported.ts'
import {earlyPressesScript, UNAVAILABLE} from './early-presses.ts'

/** The inert script element with the addresses of the code. */
const MODULES = 'modules'
/** The style element with the declarations of the fonts. */
export const FACES = 'faces'

interface StartFiles {
  /** Addresses of the code, the one to start with first. */
  modules: string[]
  /** Of the fonts that the page's text is set in. */
  fonts: string[]
}

export const startFiles = (files: StartFiles) =>
  `<script type="application/json" id="${MODULES}">${JSON.stringify(files)}</script>`

/** The script for the document's head: the same for every page. */
export const startScript = `if ((${isSupportedBrowser})()) {
${earlyPressesScript}
;(${startWhenPainted})(${JSON.stringify([MODULES, FACES, UNAVAILABLE])}, address => import(address))
}`

/** Runs in the page as the text that it is, so it uses nothing from outside itself. */
function startWhenPainted(
  [modulesId = '', facesId = '', unavailable = '']: string[],
  importModule: (address: string) => Promise<unknown>,
) {
  /** A picture that takes longer is not waited for. */
  const TIMEOUT_MS = 2_000
  const SIGNS_OF_INTENT = ['pointerdown', 'keydown', 'input']
  /** Milliseconds. With a longer round trip fonts would only keep the picture from arriving. */
  const SLOW_ROUND_TRIP = 300
  /** How further pictures are displayed (widgets/shared/ui/picture.css); widgets inherit it. */
  const FURTHER_PICTURES = '--_further-pictures'

  const {modules, fonts}: StartFiles = JSON.parse(
    document.getElementById(modulesId)?.textContent ?? '{"modules": [], "fonts": []}',
  )
  const faces = document.getElementById(facesId) as HTMLStyleElement | null
  const {connection} = navigator as {connection?: {rtt?: number}}
  const isSlow = (connection?.rtt ?? 0) > SLOW_ROUND_TRIP
  if (isSlow && faces) faces.media = 'print'
  else for (const font of fonts) preload('preload', font, {as: 'font', crossOrigin: ''})

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

  function start() {
    if (signal.aborted) return
    waiting.abort()
    style.removeProperty(FURTHER_PICTURES)
    if (faces) faces.media = 'all'
    const [entry = '', ...others] = modules
    // All at once, before the first of them names the others.
    for (const address of others) preload('modulepreload', address)
    isParsed
      .then(() => importModule(entry))
      .catch(error => {
        document.dispatchEvent(new Event(unavailable))
        throw error
      })
  }
}
