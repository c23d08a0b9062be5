/**
 * Enquiries that were sent from this tab: the list outlives a reload, and no longer than the tab.
 * It holds ids and answers alone; everything that somebody typed stays on the server, which
 * deletes it.
 */
import type {TestLogEntry} from '../../test-log/entry.ts'

const KEY = 'docs-test-enquiries'
const MAX_ENTRIES = 20

/** A browser may refuse its storage; then the log holds for the page. */
let here: TestLogEntry[] = []

/** The latest first. */
export function allSent(): TestLogEntry[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return Array.isArray(kept) ? kept.filter(isSent) : here
  } catch {
    return here
  }
}

export function keepSent(sent: TestLogEntry) {
  here = [sent, ...allSent()].slice(0, MAX_ENTRIES)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(here))
  } catch {}
}

export function forgetSent() {
  here = []
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}

const isSent = (value: unknown): value is TestLogEntry => {
  const {tag, form, at, message} = (value ?? {}) as Partial<TestLogEntry>
  return [tag, form, at, message].every(text => typeof text === 'string')
}
