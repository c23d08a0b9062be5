/** Writes this server's addresses into the code, so that what is copied works as it is. */
import {pageSettings} from '../../../widgets/shared/element/page-settings.ts'

export function showOrigins() {
  const {api = location.origin, storage = `${api}/storage/`} = pageSettings()
  const origins: Record<string, string> = {
    host: location.origin,
    api: api.replace(/\/$/, ''),
    storage: new URL(storage, location.href).origin,
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-origin]')) {
    place.textContent = origins[place.dataset.origin ?? ''] ?? place.textContent
  }
}
