/** Finds records under other spellings of their address: `nearPaths` lists the ways. */
import {inSmallLetters} from '../shared-with-server/plain-path.ts'
import {existingPage, lacksRecord} from './load-page.ts'
import {nearPaths} from './near-paths.ts'
import type {LoadedPage, Visit} from './page-types.ts'
import {routes} from './routes.ts'

const routePaths = routes.map(({path}) => path)

/** The path that the page has instead; undefined for one that is right, and for one that is nowhere. */
export function pathInstead(page: LoadedPage): string | undefined {
  if (page.status === 200) return ownSpelling(page)
  if (page.status !== 404) return undefined
  const {meant = []} = (page.data ?? {}) as {meant?: MeantPage[]}
  return meant.length === 1 ? meant[0]?.path : undefined
}

/** A page that an address without one may have meant. */
export interface MeantPage {
  path: string
  title: string | null
}

/** The nearest that there are. More than one may be meant where two kinds share a slug. */
export async function pagesMeant(visit: Omit<Visit, 'params'>): Promise<MeantPage[]> {
  const {url} = visit
  for (const group of nearPaths(url.pathname, routePaths)) {
    const found = await Promise.all(
      group.map(async path => {
        const address = new URL(path + url.search, url)
        const page = await existingPage({...visit, url: address}).catch(() => undefined)
        // Browsers cache a permanent redirect: better none than one to a record that may not exist.
        if (page?.status !== 200 || lacksRecord(page)) return []
        return {path: ownSpelling(page) ?? path, title: page.route.title}
      }),
    )
    const byPath = new Map(found.flat().map(page => [page.path, page]))
    if (byPath.size) return [...byPath.values()]
  }
  return []
}

/** A record may be found by its name in letters of any case. */
function ownSpelling({url, definition, data}: LoadedPage) {
  const own = definition.ownPath?.(data)
  const small = inSmallLetters(url.pathname)
  return own && own !== url.pathname && inSmallLetters(own) === small ? own : undefined
}
