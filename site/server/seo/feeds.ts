/**
 * `/blogs/rss.xml` and `/news/rss.xml`: what is new, for feed readers, in the requested language.
 */
import type {FastifyInstance} from 'fastify'
import {getBlogsList, getNewsList} from '../../../widgets/shared/api/contract.ts'
import {chooseAmong, type Locale} from '../../../widgets/shared/i18n/locale.ts'
import type {ApiAccess} from '../../app/shared-with-server/api-access.ts'
import {listOf} from '../../app/shared-with-server/list-of.ts'
import type {Settings} from '../platform/env.ts'
import {type Article, type FeedFacts, feedOf} from './feed.ts'
import {createFetchCall, type FetchCall} from './fetch-all.ts'
import {hasPage} from './indexed-pages.ts'
import {type StaleCacheOptions, staleCache} from './stale-cache.ts'
import {sendUnavailable} from './unavailable.ts'

const blogs: FeedFacts = {
  page: '/blogs',
  article: '/blogs/detail/{slug}',
  title: {en: 'Blogs', fr: 'Blog', ru: 'Блог', ar: 'المدوّنة'},
  description: {
    en: 'Guides and thoughts on buying, renting and living in Dubai.',
    fr: 'Conseils et réflexions pour acheter, louer et vivre à Dubaï.',
    ru: 'Советы и наблюдения о покупке, аренде и жизни в Дубае.',
    ar: 'إرشادات ورؤى حول الشراء والإيجار والعيش في دبي.',
  },
}

const news: FeedFacts = {
  page: '/news',
  article: '/news/{slug}',
  title: {en: 'News', fr: 'Actualités', ru: 'Новости', ar: 'الأخبار'},
  description: {
    en: 'News of the agency and of the property market of Dubai.',
    fr: 'L’actualité de l’agence et du marché immobilier de Dubaï.',
    ru: 'Новости агентства и рынка недвижимости Дубая.',
    ar: 'أخبار الوكالة وسوق العقارات في دبي.',
  },
}

type Read = (fetchCall: FetchCall) => Promise<Article[]>

const feeds: [FeedFacts, Read][] = [
  [blogs, async fetchCall => listOf((await fetchCall(getBlogsList, {})).data)],
  [news, async fetchCall => listOf((await fetchCall(getNewsList, {})).data)],
]

interface FeedOptions extends StaleCacheOptions {
  /** Whether a route has a page. */
  isBuilt?: (route: string) => boolean
}

/** Of what has pages: a reader is led to them. */
export function addFeeds(
  site: FastifyInstance,
  settings: Settings,
  apiAccess: ApiAccess,
  options: FeedOptions = {},
) {
  const {isBuilt = hasPage} = options
  for (const [facts, read] of feeds) {
    if (!isBuilt(facts.page) || !isBuilt(facts.article)) continue
    const onFailure = (err: unknown) =>
      site.log.warn({err, feed: facts.page}, 'feed generation failed')
    const feedIn = (locale: Locale) =>
      staleCache(
        async () =>
          feedOf(facts, await read(createFetchCall(apiAccess, locale)), {
            ...settings,
            locale,
          }),
        {onFailure, ...options},
      )
    addFeed(site, facts, new Map(settings.languages.map(locale => [locale, feedIn(locale)])))
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
