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
const SEARCH_PARAMETERS: readonly string[] = [...filterNames, 'view']

/** Takes only the search from the list's address: its language may change. */
function searchIn(search: string) {
  const kept = [...new URLSearchParams(search)].filter(([name]) => SEARCH_PARAMETERS.includes(name))
  return kept.length ? `?${new URLSearchParams(kept)}` : ''
}

const remember = (search: string) => inTabStorage(storage => storage.setItem(KEY, searchIn(search)))

function referringSearch() {
  if (!document.referrer) return ''
  const {origin, pathname, search} = new URL(document.referrer)
  return origin === location.origin && pathname === LIST ? search : ''
}

/** Remembers the search on the page of the list. */
export function useOwnSearch(search: string) {
  useEffect(() => void remember(search), [search])
}

/**
 * Links the breadcrumbs of a home's page back to the search; without one they lead to all homes.
 */
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
