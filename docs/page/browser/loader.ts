/** Loads the real loader, as partners have it; it knows the address of the API. */
import {LOADER} from '../playground/snippets.ts'
import {scriptUrl} from './trusted.ts'

export function load(src = LOADER): Promise<void> {
  const script = document.createElement('script')
  script.src = scriptUrl(src)
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${src} failed to load`))
    document.head.append(script)
  })
}
