/** What the agency's site keeps on a visitor's device, beside the language and the session. */
import {MOST_SHORTLISTED} from '../../../widgets/shared/property/shortlist.ts'
import {deviceList} from './device-list.ts'

/** More columns nobody compares. */
export const MOST_COMPARED = 4
export const MOST_RECENT = 12

/** Marked with a heart, the last one at the end. */
export const shortlistOnDevice = deviceList('shortlist', MOST_SHORTLISTED)
/** Chosen to be compared. */
export const compareOnDevice = deviceList('compare', MOST_COMPARED)
/** Looked at, the newest first. */
export const recentOnDevice = deviceList('recent', MOST_RECENT)

/** Once, before the site is hydrated: what is rendered first must not wait for it, nor show it. */
export function followDevice() {
  for (const list of [shortlistOnDevice, compareOnDevice, recentOnDevice]) {
    list.follow(() => localStorage)
  }
}
