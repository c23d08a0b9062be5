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
