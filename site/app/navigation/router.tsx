/**
 * The site's router, on the browser's Navigation API: it returns to where a page was left, drops a
 * superseded navigation and moves the focus. Without a connection the page that is shown stays. Where
 * the API is missing every link is an ordinary, server-rendered page load, which is also the way
 * without JavaScript.
 */
import {useEffect, useState} from 'react'
import {flushSync} from 'react-dom'
import type {Page} from '../core/page-types.ts'
import {isPagePath, languageNamed, linksIn} from '../shared-with-server/language.ts'
import {isReachable} from './is-reachable.ts'
import {IN_PLACE, navigate, RELOAD, STAY, settled} from './replace-url.ts'
import {
  documentIsThere,
  leftAt,
  rememberScroll,
  returnTo,
  widgetsAreThere,
} from './scroll-memory.ts'
import {focusPage} from './scroll-to-top.ts'

export interface NextPage {
  page: Page
  /** Something on it was not answered; the page says so. */
  isIncomplete: boolean
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

/** A change that is under way: the path of another page, or empty for another search on this one. */
type Navigating = string | null

/** The result of a navigation: dropped for another one, or for a document of the server. */
type Outcome = 'shown' | 'dropped' | 'unreachable'

/** Loads the page of an address. `info` is that of the navigation. */
export type LoadPage = (url: URL, signal: AbortSignal, info: unknown) => Promise<NextPage>

export function useRouter(first: Page, load: LoadPage) {
  const [page, setPage] = useState(first)
  const [navigating, setNavigating] = useState<Navigating>(null)
  const [isOffline, setOffline] = useState(false)
  const [arrival, setArrival] = useState<Arrival>({title: '', count: 0})

  useEffect(() => {
    if (!('navigation' in globalThis)) return

    const show = async (url: URL, {signal, info}: NavigateEvent): Promise<Outcome> => {
      const staysInPlace = info === IN_PLACE
      setNavigating(staysInPlace ? '' : url.pathname)
      try {
        const next = await load(url, signal, info)
        const mayStay = next.isIncomplete && !staysInPlace
        if (mayStay && !(await isReachable(signal))) return 'unreachable'
        if (signal.aborted) return 'dropped'
        next.applyStyles()
        flushSync(() => {
          setPage(next.page)
          setNavigating(null)
          setOffline(false)
        })
        next.tellDocument()
        if (staysInPlace) return 'shown'
        await documentIsThere()
        if (signal.aborted) return 'dropped'
        focusPage()
        setArrival(last => ({title: document.title, count: last.count + 1}))
        return 'shown'
      } catch {
        if (!signal.aborted && !(await isReachable(signal))) return 'unreachable'
        // A page that failed to load: let the server answer, which may send the visitor elsewhere.
        if (!signal.aborted) location.reload()
        return 'dropped'
      }
    }

    /** Goes back to the address of the page that is still shown; it is not over before. */
    const stay = ({url, key}: NavigationHistoryEntry, {navigationType}: NavigateEvent) => {
      setNavigating(null)
      setOffline(true)
      return navigationType === 'replace'
        ? navigate(url ?? '', {history: 'replace', info: STAY})
        : settled(navigation.traverseTo(key, {info: STAY}))
    }

    const onNavigate = (event: NavigateEvent) => {
      const url = new URL(event.destination.url)
      const from = navigation.currentEntry
      if (!isOurs(event, url) || !from) return
      if (event.info === STAY) return event.intercept({scroll: 'manual', focusReset: 'manual'})
      const address = inThisLanguage(event, url)
      if (address !== url.href) {
        event.preventDefault()
        void navigate(address, {info: event.info})
        return
      }
      if (languageNamed(url) !== languageHere()) return
      const staysInPlace = event.info === IN_PLACE
      const isReturn = event.navigationType === 'traverse'
      rememberScroll()
      event.intercept({
        scroll: staysInPlace || isReturn ? 'manual' : 'after-transition',
        focusReset: 'manual',
        handler: async () => {
          const {signal} = event
          const outcome = await show(url, event)
          if (outcome === 'unreachable' && !signal.aborted) await stay(from, event)
          if (outcome === 'shown' && isReturn) returnTo(leftAt(event), widgetsAreThere(), signal)
        },
      })
    }
    const onOnline = () => setOffline(false)
    navigation.addEventListener('navigate', onNavigate)
    addEventListener('online', onOnline)
    return () => {
      navigation.removeEventListener('navigate', onNavigate)
      removeEventListener('online', onOnline)
    }
  }, [load])

  return {page, navigating, isOffline, arrival}
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
