/** What the address of the page says, and when it becomes another without a new document. */

/** Calls back after each change; returns what ends that. */
export function onAddressChange(listener: () => void): () => void {
  // Not every browser has it. Elsewhere only Back and Forward are noticed, as far as routers go.
  const {navigation} = globalThis as {navigation?: EventTarget}
  const [source, type] = navigation
    ? ([navigation, 'currententrychange'] as const)
    : ([globalThis as unknown as EventTarget, 'popstate'] as const)
  source.addEventListener(type, listener)
  return () => source.removeEventListener(type, listener)
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
