/**
 * Starts the code of a page, in browsers that can run it: once the first screen is painted, its largest
 * picture included, which on a slow network would have to share the line with it. Who turns to the page
 * earlier does not wait for the picture.
 */
import {isSupportedBrowser} from '../../../widgets/shared/core/supported.ts'
import {earlyPressesScript, UNAVAILABLE} from './early-presses.ts'

const ID = 'modules'

/** The addresses of the code, the one to start with first, as an inert script element. */
export const modulesScript = (addresses: string[]) =>
  `<script type="application/json" id="${ID}">${JSON.stringify(addresses)}</script>`

/** The script for the document's head: the same for every page. */
export const startScript = `if ((${isSupportedBrowser})()) {
${earlyPressesScript}
;(${startWhenPainted})(${JSON.stringify([ID, UNAVAILABLE])}, address => import(address))
}`

/** Runs in the page as the text that it is, so it uses nothing from outside itself. */
function startWhenPainted(
  [id = '', unavailable = '']: string[],
  importModule: (address: string) => Promise<unknown>,
) {
  /** A picture that takes longer is not waited for. */
  const TIMEOUT_MS = 2_000
  const SIGNS_OF_INTENT = ['pointerdown', 'keydown', 'input']

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

  function start() {
    if (signal.aborted) return
    waiting.abort()
    const list = document.getElementById(id)?.textContent ?? '[]'
    const [entry = '', ...others]: string[] = JSON.parse(list)
    // All at once, before the first of them names the others.
    for (const address of others) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = address
      document.head.append(link)
    }
    isParsed
      .then(() => importModule(entry))
      .catch(error => {
        document.dispatchEvent(new Event(unavailable))
        throw error
      })
  }
}
