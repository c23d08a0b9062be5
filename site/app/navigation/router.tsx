/**
 * The site's router, on the browser's Navigation API: it restores the scroll position, drops a
 * superseded navigation and moves the focus. Where the API is missing every link is an ordinary,
 * server-rendered page load, which is also the way without JavaScript.
 */
import {useEffect, useState} from 'react'
import {flushSync} from 'react-dom'
import type {Page} from '../core/page-types.ts'
import {isPagePath, languageNamed, linksIn} from '../shared-with-server/links-in-language.ts'
import {IN_PLACE, RELOAD} from './replace-url.ts'
import {focusPage} from './scroll-to-top.ts'

export interface NextPage {
  page: Page
  /** Puts the styles of the page in place of the present ones. */
  applyStyles: () => void
  /** Gives the document the title and the head of the page. */
  tellDocument: () => void
}

/** The last change of page in place, which no browser announces; without a title before the first. */
export interface Arrival {
  title: string
  count: number
}

/** Loads the page of an address. */
export type LoadPage = (url: URL, signal: AbortSignal) => Promise<NextPage>

export function useRouter(first: Page, load: LoadPage) {
  const [page, setPage] = useState(first)
  const [isNavigating, setNavigating] = useState(false)
  const [arrival, setArrival] = useState<Arrival>({title: '', count: 0})

  useEffect(() => {
    if (!('navigation' in globalThis)) return

    const show = async (url: URL, signal: AbortSignal, staysInPlace: boolean) => {
      setNavigating(true)
      try {
        const next = await load(url, signal)
        if (signal.aborted) return
        next.applyStyles()
        flushSync(() => {
          setPage(next.page)
          setNavigating(false)
        })
        next.tellDocument()
        if (staysInPlace) return
        focusPage()
        setArrival(last => ({title: document.title, count: last.count + 1}))
      } catch {
        // A page that failed to load: let the server answer, which may send the visitor elsewhere, or
        // the browser say that it is offline.
        if (!signal.aborted) location.reload()
      }
    }

    const onNavigate = (event: NavigateEvent) => {
      const url = new URL(event.destination.url)
      if (!isOurs(event, url)) return
      const address = inThisLanguage(event, url)
      if (address !== url.href) {
        event.preventDefault()
        navigation.navigate(address, {info: event.info})
        return
      }
      if (languageNamed(url) !== languageHere()) return
      const staysInPlace = event.info === IN_PLACE
      event.intercept({
        scroll: staysInPlace ? 'manual' : 'after-transition',
        focusReset: 'manual',
        handler: async () => {
          await show(url, event.signal, staysInPlace)
          // Only Back and Forward have a place to return to.
          if (event.navigationType === 'traverse') await widgetsAreThere()
        },
      })
    }
    navigation.addEventListener('navigate', onNavigate)
    return () => navigation.removeEventListener('navigate', onNavigate)
  }, [load])

  return {page, isNavigating, arrival}
}

/**
 * Links to pages of this site in this language; downloads, forms, anchors and reloads stay the
 * browser's.
 */
const isOurs = (event: NavigateEvent, url: URL) =>
  event.canIntercept &&
  !event.hashChange &&
  event.downloadRequest === null &&
  !event.formData &&
  event.navigationType !== 'reload' &&
  event.info !== RELOAD &&
  url.origin === location.origin &&
  isPagePath(url.pathname)

const languageHere = () => languageNamed(new URL(location.href))

/** Code that goes to another page need not know which language the address of this one names. */
function inThisLanguage({navigationType}: NavigateEvent, {href, origin}: URL) {
  if (navigationType !== 'push') return href
  return origin + linksIn(languageHere())(href.slice(origin.length))
}

/** How long a page waits for its widgets before it is scrolled to where it was. */
const TIMEOUT_MS = 1500

/** A page is as high as it was only when its widgets have rendered, which they do a moment later. */
async function widgetsAreThere() {
  const empty = [...document.querySelectorAll('main *')].filter(
    ({localName, shadowRoot}) =>
      localName.startsWith('ocp-') && !shadowRoot?.querySelector('[data-root] > *'),
  )
  const ready = empty.map(
    element => new Promise(resolve => element.addEventListener('ocp-ready', resolve, {once: true})),
  )
  await Promise.race([Promise.all(ready), new Promise(resolve => setTimeout(resolve, TIMEOUT_MS))])
}
