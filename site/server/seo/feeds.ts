/**
 * `/blogs/rss.xml` and `/news/rss.xml`: what is new, for feed readers, in the requested language.
 */

import type {FastifyInstance} from 'fastify'
import {chooseAmong, type Locale} from '#kit/i18n/locale.ts'
import type {Renderer} from '#server/http/build.ts'
import type {Settings} from '#server/platform/env.ts'
import {getBlogDetail, getBlogsList, getNewsDetail, getNewsList} from '#trade/contract/contract.ts'
import {listOf} from '../../app/shared-with-server/list-of.ts'
import {type Article, type FeedFacts, feedOf, type LengthOf, mediaLengths} from './feed.ts'
import {createFetchCall, type FetchCall} from './fetch-all.ts'
import {hasPage} from './indexed-pages.ts'
import type {SeoParts} from './sitemap.ts'
import {type StaleCacheOptions, sendUnavailable, staleCache} from './stale-cache.ts'

/** A feed with the calls that it is made of. */
interface FeedSource extends FeedFacts {
  list(fetchCall: FetchCall): Promise<Article[]>
  bodyOf(fetchCall: FetchCall, slug: string): Promise<string | undefined>
}

const feeds: FeedSource[] = [
  {
    name: 'blogs',
    page: '/blogs',
    article: '/blogs/detail/{slug}',
    list: async fetchCall => listOf((await fetchCall(getBlogsList, {})).data),
    bodyOf: async (fetchCall, slug) =>
      (await fetchCall(getBlogDetail, {slug})).data?.blog?.description,
  },
  {
    name: 'news',
    page: '/news',
    article: '/news/{slug}',
    list: async fetchCall => listOf((await fetchCall(getNewsList, {})).data),
    bodyOf: async (fetchCall, slug) =>
      (await fetchCall(getNewsDetail, {slug})).data?.news?.description,
  },
]

/** The site's texts: what feeds are called is among them. */
type FeedTexts = Pick<Renderer, 'feedWordsOf'>

interface FeedOptions extends StaleCacheOptions {
  /** Returns true when a route has a page. */
  isBuilt?: (route: string) => boolean
  lengthOf?: LengthOf
}

/** Adds feeds of records that have pages: a reader is led to them. */
export function addFeeds(
  site: FastifyInstance,
  settings: Settings,
  {renderer, apiAccess, siteContent}: SeoParts & {renderer: FeedTexts},
  options: FeedOptions = {},
) {
  const {isBuilt = hasPage, lengthOf = mediaLengths()} = options
  for (const feed of feeds) {
    if (!isBuilt(feed.page) || !isBuilt(feed.article)) continue
    const onFailure = (err: unknown) =>
      site.log.warn({err, feed: feed.page}, 'feed generation failed')
    const feedIn = (locale: Locale) =>
      staleCache(
        async () => {
          const fetchCall = createFetchCall(apiAccess, locale)
          const [articles, words, {agency}] = await Promise.all([
            feed.list(fetchCall),
            renderer.feedWordsOf(feed.name, locale),
            siteContent(),
          ])
          // One text that cannot be had must not cost the others.
          const bodyOf = (slug: string) =>
            feed.bodyOf(fetchCall, slug).catch(err => {
              site.log.warn({err, feed: feed.page, slug}, 'text of a feed not fetched')
              return undefined
            })
          const edition = {locale, agency: agency.name, lengthOf, bodyOf}
          return feedOf(feed, articles, {...settings, ...words, ...edition})
        },
        {onFailure, ...options},
      )
    addFeed(site, feed, new Map(settings.languages.map(locale => [locale, feedIn(locale)])))
  }
}

/** A reader has no cookie: its language is that of the address, as in the pages' heads. */
function addFeed(
  site: FastifyInstance,
  {page}: FeedFacts,
  feeds: Map<Locale, () => Promise<string>>,
) {
  site.get<{Querystring: {lang?: string}}>(`${page}/rss.xml`, async ({query}, reply) => {
    const locale = chooseAmong([...feeds.keys()], query.lang)
    const text = await feeds
      .get(locale)?.()
      .catch(() => undefined)
    if (text === undefined) return sendUnavailable(reply)
    return reply
      .headers({
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
        vary: 'Accept-Encoding',
      })
      .send(text)
  })
}
