/** Links to a place on a page that has no such place. */
import type {Crawled} from '../../../support/partner/crawl.ts'
import {error, type Finding} from '../../finding.ts'
import {linksIn} from './addresses.ts'

const missing = error('a link names a place that its page does not have')

/** Only pages that were fetched are looked at. */
export function brokenFragments(site: string, pages: Crawled[]): Finding[] {
  const ids = new Map(pages.map(page => [page.path, page.isPage ? idsIn(page.html) : undefined]))
  return pages.flatMap(page =>
    linksIn(page, site)
      .filter(({origin, hash}) => origin === site && hash.length > 1)
      .filter(({pathname, search, hash}) => {
        const places = ids.get(pathname + search)
        return places && !places.has(decodeURIComponent(hash.slice(1)))
      })
      .map(({pathname, hash}) => missing(page.path, pathname + hash)),
  )
}

const idsIn = (html: string) =>
  new Set([...html.matchAll(/ (?:id|name)="([^"]*)"/g)].map(([, id = '']) => id))
