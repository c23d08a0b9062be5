/**
 * The file that a visitor has asked for on one page and gets on the page of thanks. It is kept for
 * the tab, so that a page load in between, or a reload after a failure, does not lose it.
 */
import type {Download} from '../../../widgets/shared/enquiry/download.ts'

const KEY = 'download'
let wanted: Download | null | undefined

export function rememberDownload(download: Download) {
  wanted = download
  inStorage(storage => storage.setItem(KEY, JSON.stringify(download)))
}

/** The same object until it is forgotten. */
export function wantedDownload(): Download | null {
  wanted ??= inStorage(storage => JSON.parse(storage.getItem(KEY) ?? 'null') as Download | null)
  return wanted ?? null
}

export function forgetDownload() {
  wanted = null
  inStorage(storage => storage.removeItem(KEY))
}

/** Storage may be blocked; then the download lasts as long as the page. */
function inStorage<Result>(use: (storage: Storage) => Result) {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
