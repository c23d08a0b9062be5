/** Articles as the XML of RSS 2.0. */
import {Feed, type Item} from 'feed'
import {mediaAddress} from '#kit/api-client/addresses.ts'
import {escapeHtml} from '#kit/html/escape-html.ts'
import {sanitize} from '#kit/html/sanitize-on-server.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import {FEED_ICON} from '#server/http/pages/icons.ts'
import {isMedia, mediaType} from '#server/platform/storage/media-type.ts'
import type {FeedName, FeedWords} from '../../app/core/render.tsx'
import {addressIn} from '../../app/shared-with-server/addresses-by-language.ts'
import {fetchEach} from './fetch-all.ts'
import {isNamed, recordPath} from './indexed-pages.ts'
import type {Places} from './sitemap-entries.ts'

export interface FeedFacts {
  name: FeedName
  /** The page that lists the articles. */
  page: string
  /** The route of one. */
  article: string
}

/** The fields that a blog post and a news item share. */
export interface Article {
  slug: string
  title: string
  short_description?: string
  /** HTML; lists may leave it out, as those of the reference back end do. */
  description?: string
  thumbnail?: string
  createdAt?: string
}

interface Edition extends Places, FeedWords {
  locale: Locale
  /** The agency's name. */
  agency: string
  lengthOf: LengthOf
  /** The HTML of an article that its list gives without. */
  bodyOf(slug: string): Promise<string | undefined>
}

/** A reader keeps what it has seen. */
const MAX_ITEMS = 50

export async function feedOf(
  facts: FeedFacts,
  articles: Article[],
  edition: Edition,
): Promise<string> {
  const {siteUrl, locale} = edition
  const at = (path: string) => addressIn(locale, new URL(siteUrl + path))
  const shown = articles
    .filter(({slug, title}) => isNamed(slug) && typeof title === 'string' && title.trim())
    .slice(0, MAX_ITEMS)
  const items = await fetchEach(shown, article =>
    itemOf(article, at(recordPath(facts.article, article.slug)), edition),
  )
  const days = items.flatMap(({date}) => date ?? [])
  const feed = new Feed({
    title: `${edition.title} · ${edition.agency}`,
    description: edition.description,
    link: at(facts.page),
    feedLinks: {rss: at(`${facts.page}/rss.xml`)},
    language: locale,
    image: siteUrl + FEED_ICON.path,
    updated: days.length ? new Date(Math.max(...days.map(Number))) : new Date(),
    generator: false,
  })
  // A day is optional in RSS, though the package's types require one.
  for (const item of items) feed.addItem(item as Item)
  return feed.rss2()
}

async function itemOf(article: Article, link: string, {storageUrl, lengthOf, bodyOf}: Edition) {
  const {slug, title, short_description, thumbnail, createdAt} = article
  const body = article.description || (await bodyOf(slug))
  const day = Date.parse(createdAt ?? '')
  const image = thumbnail ? mediaAddress(storageUrl, readable(thumbnail)) : undefined
  return {
    title: readable(title),
    link,
    date: Number.isNaN(day) ? undefined : new Date(day),
    // Readers take it for HTML, and the field is plain text.
    description: short_description ? escapeHtml(readable(short_description)) : undefined,
    content: body ? withWholeAddresses(sanitize(readable(body)).safe, link) : '',
    // The package guesses `image/jpg` where none is given.
    ...(image &&
      isImage(image) && {
        image: {url: image, type: mediaType(image), length: await lengthOf(image)},
      }),
  }
}

const isImage = (address: string) =>
  URL.canParse(address) && isMedia(address) && mediaType(address).startsWith('image/')

/** A reader shows the text elsewhere, where a path of this site or an anchor leads nowhere. */
const withWholeAddresses = (html: string, page: string) =>
  html.replace(/ (href|src)="(?![a-z]+:)([^"]*)"/gi, (same, name: string, path: string) =>
    URL.canParse(path, page) ? ` ${name}="${new URL(path, page).href}"` : same,
  )

/** Without what XML cannot hold: most control characters, and halves of characters. */
const readable = (text: string) =>
  `${text}`.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')

export type LengthOf = (address: string) => Promise<number>

/** A feed does not wait longer for the storage. */
const TIMEOUT_MS = 2_000

/**
 * Each address is requested once: a file that changes gets another path. RSS writes 0 for unknown.
 */
export function mediaLengths(fetch: typeof globalThis.fetch = globalThis.fetch): LengthOf {
  const known = new Map<string, number>()
  return async address => {
    const length = known.get(address) ?? (await askedLength(address, fetch))
    if (length) known.set(address, length)
    return length
  }
}

async function askedLength(address: string, fetch: typeof globalThis.fetch) {
  try {
    const {ok, headers} = await fetch(address, {
      method: 'HEAD',
      // Compressed, a file would have another length, or none.
      headers: {'accept-encoding': 'identity'},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return ok ? Number(headers.get('content-length')) || 0 : 0
  } catch {
    return 0
  }
}
