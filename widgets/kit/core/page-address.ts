/** Reads the address of the page, and notifies when it changes without a new document. */

/** Calls back after each change; returns what ends that. */
export function onAddressChange(listener: () => void): () => void {
  const listening = new AbortController()
  const {signal} = listening
  if ('navigation' in globalThis) {
    // A page that only notes something at the entry of its history has the same address.
    const onChange = ({navigationType}: NavigationCurrentEntryChangeEvent) => {
      if (navigationType) listener()
    }
    navigation.addEventListener('currententrychange', onChange, {signal})
  }
  // Not every browser has it. Elsewhere only Back and Forward are noticed, as far as routers go.
  else addEventListener('popstate', listener, {signal})
  return () => listening.abort()
}

/**
 * Calls back after each change of the query, as long as the page has its path: a router may show
 * another one before a widget is gone.
 */
export function onQueryChange(listener: () => void): () => void {
  const {pathname} = location
  return onAddressChange(() => {
    if (location.pathname === pathname) listener()
  })
}

/**
 * A page has the query in its address, and what it gave last is there again: the visitor went back
 * before it had given what came between. `normalise` writes equal queries the same way.
 */
export const isBackAt = (query: string | null, normalise: (query: string) => string) =>
  query !== null && normalise(query) === normalise(location.search)
