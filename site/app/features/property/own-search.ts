/**
 * The visitor's own search, which the breadcrumbs of a home lead back to. It lasts as long as the tab;
 * a tab that was opened from the list has the list's address as its referrer.
 */
import {useEffect} from 'react'
import {filterNames} from '#trade/search-query/search-query.ts'
import {useSite} from '../../core/site-context.tsx'
import {inTabStorage} from '../../navigation/session-storage.ts'

const KEY = 'own-search'
const LIST = '/properties'
const KEPT: readonly string[] = [...filterNames, 'view']

/** Of the list's address, only what makes the search: its language may change. */
function searchIn(search: string) {
  const kept = [...new URLSearchParams(search)].filter(([name]) => KEPT.includes(name))
  return kept.length ? `?${new URLSearchParams(kept)}` : ''
}

const remember = (search: string) => inTabStorage(storage => storage.setItem(KEY, searchIn(search)))

function referringSearch() {
  if (!document.referrer) return ''
  const {origin, pathname, search} = new URL(document.referrer)
  return origin === location.origin && pathname === LIST ? search : ''
}

/** For the page of the list. */
export function useOwnSearch(search: string) {
  useEffect(() => void remember(search), [search])
}

/** For the page of a home, whose breadcrumbs are still: without a search they lead to all homes. */
export function useWayBackToSearch(slug?: string) {
  const {link} = useSite()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each home has breadcrumbs of its own.
  useEffect(() => {
    const known = inTabStorage(storage => storage.getItem(KEY))
    const search = known ?? searchIn(referringSearch())
    if (known === null && search) remember(search)
    document.querySelector('a[data-back-to-search]')?.setAttribute('href', link(LIST + search))
  }, [slug, link])
}
