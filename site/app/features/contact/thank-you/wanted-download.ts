/**
 * The file that a visitor requests on one page and gets on the thank-you page. It is stored for
 * the tab, so that a page load in between, or a reload after a failure, does not lose it.
 */
import type {Download} from '#trade/enquiry/download.ts'
import {inTabStorage} from '../../../navigation/session-storage.ts'

const KEY = 'download'
let wanted: Download | null | undefined

export function rememberDownload(download: Download) {
  wanted = download
  inTabStorage(storage => storage.setItem(KEY, JSON.stringify(download)))
}

/** The same object until it is forgotten. */
export function wantedDownload(): Download | null {
  wanted ??= inTabStorage(storage => JSON.parse(storage.getItem(KEY) ?? 'null') as Download | null)
  return wanted ?? null
}

export function forgetDownload() {
  wanted = null
  inTabStorage(storage => storage.removeItem(KEY))
}
