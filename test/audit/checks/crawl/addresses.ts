/** The addresses that a document names. */
import {attributesOf, type Crawled} from '../../../support/partner/crawl.ts'

const ADDRESSES = ['src', 'href', 'poster']
const LISTS = ['srcset', 'imagesrcset']

/** Links to pages: what a visitor can follow, and what is saved. */
export function linksIn({html, path}: Crawled, site: string): URL[] {
  return tagsIn(html, 'a|area')
    .filter(({href}) => href !== undefined)
    .flatMap(({href = ''}) => resolved(href, site + path))
}

/** Pictures, scripts, styles, films and downloads. */
export function filesIn({html, path}: Crawled, site: string): URL[] {
  const given = tagsIn(html, 'img|source|script|link|video|audio|track').flatMap(tag => [
    // Other pages are named by their links.
    ...(isOfPage(tag) ? [] : ADDRESSES.map(name => tag[name])),
    ...LISTS.flatMap(name => tag[name]?.split(/,\s+/).map(each => each.trim().split(' ')[0]) ?? []),
  ])
  const saved = tagsIn(html, 'a').map(({href, download}) =>
    download === undefined ? undefined : href,
  )
  return [...given, ...saved].flatMap(address => (address ? resolved(address, site + path) : []))
}

const isOfPage = ({rel = '', type = ''}: Record<string, string>) =>
  rel === 'canonical' || /^(?:preconnect|dns-prefetch)$/.test(rel) || (rel === 'alternate' && !type)

/** Their attributes. */
export const tagsIn = (html: string, names: string) =>
  [...html.matchAll(new RegExp(`<(?:${names}) [^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))

function resolved(address: string, base: string): URL[] {
  return URL.canParse(address, base) ? [new URL(address, base)] : []
}
