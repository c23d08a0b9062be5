/**
 * The page that a browser shows where it cannot reach this site: docs/decisions/063-offline-page.md.
 * A service worker, `site/server/http/pages/service-worker.ts`, keeps it.
 */
import {DRAFT_KEY, type SavedPage} from './changed-build.ts'
import {PAGE_READY} from './early-presses.ts'

/** Parts of the page that are hidden until they are true. */
export const IS_OFFLINE = 'is-offline'
export const TYPED_TEXT = 'typed-text'
export const RETRY = 'retry'

/** The script for every document's head: registers the worker at an address. */
export const registerScript = (address: string) =>
  `(${registerWorker})(${JSON.stringify([address, PAGE_READY])})`

/** The script of the page itself. */
export const returnScript = (ownPath: string) =>
  `(${returnWhenReachable})(${JSON.stringify([ownPath, DRAFT_KEY, IS_OFFLINE, TYPED_TEXT, RETRY])})`

/** Runs in the page as the text that it is, so it uses nothing from outside itself. */
function registerWorker([address = '', pageReady = '']: string[]) {
  const {serviceWorker, connection} = navigator as Navigator & {connection?: {saveData?: boolean}}
  if (!serviceWorker || connection?.saveData) return
  const rules = {createScriptURL: (url: string) => url}
  type Create = (name: string, given: typeof rules) => typeof rules
  const {trustedTypes} = globalThis as {trustedTypes?: {createPolicy: Create}}

  /** The first page of a visit has come before it competes for the line. */
  document.addEventListener(
    pageReady,
    () => {
      if (document.readyState === 'complete') wait()
      else addEventListener('load', wait)
    },
    {once: true},
  )

  function wait() {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(register)
    else setTimeout(register, 1000)
  }

  function register() {
    const policy = trustedTypes?.createPolicy('ocp-offline', rules) ?? rules
    serviceWorker.register(policy.createScriptURL(address)).catch(() => {}) // storage is blocked
  }
}

/** The same. */
function returnWhenReachable([
  ownPath = '',
  draftKey = '',
  isOffline = '',
  typedText = '',
  retry = '',
]: string[]) {
  const CHECK_MS = 5_000
  const part = (id: string) => document.getElementById(id) as HTMLElement
  // It has an address of its own, at which there is nothing to return to.
  if (location.pathname === ownPath) return

  part(isOffline).hidden = navigator.onLine
  part(typedText).hidden = !hasDraft()
  part(retry).addEventListener('click', () => location.reload())
  addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  setInterval(look, CHECK_MS)

  /** The address is asked for, since a browser with a network may still not reach the site. */
  function look() {
    if (document.hidden) return
    fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(
      () => location.reload(),
      () => {},
    )
  }

  function hasDraft() {
    try {
      const {address, fields}: SavedPage = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}')
      const isText = ({place, checked}: SavedPage['fields'][number]) =>
        !checked && place.tag !== 'select'
      return address === location.href && fields.some(isText)
    } catch {
      return false
    }
  }
}
