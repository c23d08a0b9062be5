/** Records whose address was asked for in letters of the other case, as people type and link them. */
import {inSmallLetters} from '../shared-with-server/plain-path.ts'
import {lacksRecord, loadPage} from './load-page.ts'
import type {LoadedPage, Visit} from './page-types.ts'

/** The path that the page has instead; undefined for one that is right, and for one that is nowhere. */
export async function pathInstead(
  {status, url, definition, data}: LoadedPage,
  visit: Omit<Visit, 'params'>,
): Promise<string | undefined> {
  const small = inSmallLetters(url.pathname)
  if (status === 200) {
    const own = definition.ownPath?.(data)
    return own && own !== url.pathname && inSmallLetters(own) === small ? own : undefined
  }
  if (status !== 404 || small === url.pathname) return undefined
  const address = new URL(small + url.search, url)
  const other = await loadPage({...visit, url: address}).catch(() => undefined)
  // Browsers cache a permanent redirect: better none than one to a record that may not exist.
  if (other?.status !== 200 || lacksRecord(other)) return undefined
  return (await pathInstead(other, visit)) ?? small
}
