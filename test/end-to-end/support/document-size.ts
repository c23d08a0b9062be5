/** Documents that are larger than their ceiling. */

import {compressedBody} from '#server/platform/encoded-body.ts'
import {matchRoute} from '../../../site/app/core/match-route.ts'
import type {Crawled} from '../../support/partner/crawl.ts'

/**
 * Kilobytes of a page's document, compressed as the server does; 0.7 of each are the script that keeps
 * what others change. A letter of Cyrillic is two bytes, and accents are more than none: other
 * languages get a tenth more.
 */
const MAX_DOCUMENT_KB = 22
/**
 * Pages that carry more: ten homes, twelve reviews, guides and articles, all communities, what buying
 * costs, pictures of all guides, every amenity that homes are found by with five pictures of each home,
 * and a project both as HTML and as the data of its element.
 */
const LONG_PAGES: Record<string, number> = {
  '/': 29.5,
  '/buying-costs': 25.2,
  '/communities/detail/{id}': 36.7,
  '/neighborhood-guides': 23,
  '/projects/detail/{slug}': 30,
  '/properties': 29,
  '/properties/{slug}': 30.7,
}
const OTHER_LANGUAGES = 1.1

export async function tooLargeDocuments(pages: Crawled[]): Promise<string[]> {
  const tooLarge: string[] = []
  for (const {path, html, language} of pages) {
    const route = matchRoute(new URL(path, 'http://localhost').pathname)?.route.path ?? ''
    const ceiling = LONG_PAGES[route] ?? MAX_DOCUMENT_KB
    const allowed = language === 'en' ? ceiling : ceiling * OTHER_LANGUAGES
    const size = await compressedKb(html)
    if (size > allowed) tooLarge.push(`${path}: ${size.toFixed(2)} kB of ${allowed.toFixed(1)}`)
  }
  return tooLarge
}

const PAGE_STYLES = /<style (?:id="faces"|data-page-styles)[^>]*>.*?<\/style>/gs

/** As the server sends it, without the styles of the page, which `npm run sizes` has a ceiling for. */
const compressedKb = async (html: string) =>
  (await compressedBody(html.replace(PAGE_STYLES, ''))).size() / 1000
