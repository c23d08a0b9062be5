/**
 * Lists that the agency's site stores on a visitor's device, beside the language and the session.
 */
import {MAX_SHORTLISTED} from '#trade/property/shortlist.ts'
import {deviceList} from './device-list.ts'

/** More columns cannot be compared at a glance. */
export const MAX_COMPARED = 4
export const MAX_RECENT = 12

export const SHORTLIST_KEY = 'shortlist'

/** Marked with a heart, the last one at the end. */
export const shortlistOnDevice = deviceList(SHORTLIST_KEY, MAX_SHORTLISTED)
/** Chosen to be compared. */
export const compareOnDevice = deviceList('compare', MAX_COMPARED)
/** Looked at, the newest first. */
export const recentOnDevice = deviceList('recent', MAX_RECENT)

/** Once, before the site is hydrated: what is rendered first must not wait for it, nor show it. */
export function followDevice() {
  for (const list of [shortlistOnDevice, compareOnDevice, recentOnDevice]) {
    list.follow(() => localStorage)
  }
}
