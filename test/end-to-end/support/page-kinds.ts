import {matchRoute} from '../../../site/app/core/match-route.ts'

export const NOT_FOUND = '/nothing-here'

/** Pages that no sitemap lists. */
const UNLISTED = ['/shortlist', '/compare', '/thank-you', '/dashboard1', NOT_FOUND]

/** One path of each route. */
export async function onePathOfEachRoute(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const ofKind = new Map<string, string>()
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<?]*)<\/loc>/g)) {
    const {pathname} = new URL(address)
    const kind = matchRoute(pathname)?.route.path
    if (kind && !ofKind.has(kind)) ofKind.set(kind, pathname)
  }
  return [...ofKind.values(), ...UNLISTED]
}
