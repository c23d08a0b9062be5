/**
 * What was sent from this tab: it outlives a reload, and no longer than the tab. Ids and answers alone;
 * what somebody typed stays on the server, which deletes it.
 */
import type {Sent} from '../../test-log/entry.ts'

const KEY = 'docs-test-enquiries'
const MOST = 20

/** A browser may refuse its storage; then the log holds for the page. */
let here: Sent[] = []

/** The latest first. */
export function allSent(): Sent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return Array.isArray(kept) ? kept.filter(isSent) : here
  } catch {
    return here
  }
}

export function keepSent(sent: Sent) {
  here = [sent, ...allSent()].slice(0, MOST)
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

const isSent = (value: unknown): value is Sent => {
  const {tag, form, at, message} = (value ?? {}) as Partial<Sent>
  return [tag, form, at, message].every(text => typeof text === 'string')
}
