/** Writes this server's addresses into the code, so that what is copied works as it is. */
export function showOrigins() {
  const {api} = (globalThis as {ocp?: {api?: string}}).ocp ?? {}
  const origins: Record<string, string> = {host: location.origin, api: api || location.origin}
  for (const place of document.querySelectorAll<HTMLElement>('[data-origin]')) {
    place.textContent = origins[place.dataset.origin ?? ''] ?? place.textContent
  }
}
