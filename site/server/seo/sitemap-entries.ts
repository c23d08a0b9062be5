/**
 * Pages as entries of a sitemap: one for each language of a page, each with the addresses of all, as
 * search engines want it.
 */
import type {SitemapItemLoose} from 'sitemap'
import {mediaAddress} from '#kit/api-client/addresses.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import {addressesByLanguage, addressIn} from '../../app/shared-with-server/addresses-by-language.ts'
import {type IndexedPage, isWhole} from './indexed-pages.ts'

/** The origins of pages and their media. */
export interface Places {
  siteUrl: string
  storageUrl: string
  /** All languages of the site. */
  languages: readonly Locale[]
}

const MAX_IMAGES = 10
/** The protocol's limit for an address. */
const MAX_URL_LENGTH = 2_048

export async function* entriesOf(
  pages: AsyncIterable<IndexedPage>,
  {siteUrl, storageUrl, languages}: Places,
): AsyncGenerator<SitemapItemLoose> {
  for await (const {path, images = [], day} of pages) {
    const url = new URL(siteUrl + path)
    const links = addressesByLanguage(url, languages)
    if (links.some(link => link.url.length > MAX_URL_LENGTH)) continue
    const shared = {links, lastmod: dayOf(day), img: imagesOf(images, storageUrl)}
    for (const locale of languages) yield {url: addressIn(locale, url), ...shared}
  }
}

/** A day in another format is omitted, and so is a future one. */
function dayOf(day: string | null | undefined) {
  const [iso] = /^\d{4}-\d{2}-\d{2}/.exec(`${day ?? ''}`) ?? []
  const time = Date.parse(iso ?? '')
  return time <= Date.now() ? iso : undefined
}

function imagesOf(paths: NonNullable<IndexedPage['images']>, storageUrl: string) {
  const given = paths.filter(path => typeof path === 'string' && isWhole(path))
  const addresses = given.map(path => path && mediaAddress(storageUrl, path))
  return [...new Set(addresses)]
    .filter(address => address && URL.canParse(address) && address.length <= MAX_URL_LENGTH)
    .slice(0, MAX_IMAGES) as string[]
}
