/** The content of a page's head: from the SEO record first, then the page, then the route. */

import type {Translator} from '#kit/i18n/translator.ts'
import type {Agency} from '#trade/agency/agency.ts'
import type {SeoRecord} from '#trade/contract/entities.ts'
import type {LoadedPage, Route} from '../core/page-types.ts'
import {addressesByLanguage, addressIn} from '../shared-with-server/addresses-by-language.ts'
import {fileIn, languageNamed, linksIn} from '../shared-with-server/language.ts'
import {inShownLength} from './description.ts'
import type {HeadContext, HeadTag} from './head-tag.ts'
import {socialTags} from './social-tags.ts'

export interface Head {
  title: string
  description: string
  /** The page's own in this language, in full; none: search engines leave it out. */
  address?: string
  tags: HeadTag[]
}

/** The description of the home page, and of pages that have no other. */
export const whatTheAgencyDoes = (i18n: Translator) =>
  i18n._(
    'Homes for sale and to rent in Dubai, with one specialist from the first question onwards.',
  )

export function headOf(page: LoadedPage, around: HeadContext, seo?: SeoRecord): Head {
  const {route, definition, data, status} = page
  const {title, description} = wordsOf(page, around, seo)
  const social = definition.social?.(data, around.i18n)
  const isPublic = status === 200 && !route.unlisted && !route.admits
  const url = isPublic ? ownAddress(page, around.siteUrl) : undefined
  const listed = definition.isUnlisted?.(data) ? undefined : url
  return {
    title,
    description,
    address: listed && addressIn(around.locale, listed),
    tags: [
      {name: 'description', content: description},
      ...(seo?.meta_keywords ? [{name: 'keywords', content: seo.meta_keywords}] : []),
      ...(listed ? searchTags(listed, around) : [NOINDEX]),
      ...returnTags(page),
      ...feedTags(route, around),
      ...socialTags(around, url, {
        ...social,
        // A record's own text, independent of the SEO record (spec section 2, 'Blogs').
        title: social?.title || title,
        description: social?.description || description,
      }),
    ],
  }
}

export function wordsOf(
  page: LoadedPage,
  {i18n, agency}: Pick<HeadContext, 'i18n' | 'agency'>,
  seo?: SeoRecord,
): {title: string; description: string} {
  const {definition, data} = page
  // A record that the query names is not what a SEO record of the path is about.
  const own = definition.ownPath?.(data)?.includes('?') ? undefined : seo
  return {
    title: own?.meta_title || titleOf(page, i18n, agency),
    description:
      own?.meta_description ||
      describing(definition.description?.(i18n, data, agency), whatTheAgencyDoes(i18n)),
  }
}

const describing = (text: string | undefined, business: string) =>
  text ? inShownLength(text, business) : business

/** For pages that search engines leave out. */
export const NOINDEX: HeadTag = {name: 'robots', content: 'noindex'}

/** The page of one record is named by it, before the title that its route has. */
function titleOf({route, definition, data}: LoadedPage, i18n: Translator, agency: Agency) {
  if (route.title === null) return nameIn(data) || agency.name
  const title = i18n._(route.title)
  const record = definition.social?.(data, i18n)?.title
  return record ? `${record} | ${title}` : title
}

const nameIn = (data: unknown) => {
  const {name} = (data ?? {}) as {name?: unknown}
  return typeof name === 'string' ? name : undefined
}

/** Without parameters that only name a campaign, or how a list is shown. */
const ownAddress = ({definition, data, url}: LoadedPage, siteUrl: string) =>
  new URL(siteUrl + (definition.ownPath?.(data) ?? url.pathname))

const searchTags = (url: URL, {locale, languages}: HeadContext): HeadTag[] => [
  {rel: 'canonical', href: addressIn(locale, url)},
  ...addressesByLanguage(url, languages).map(({lang, url: href}) => ({
    rel: 'alternate',
    hreflang: lang,
    href,
  })),
]

/** Redirects at once, so that nobody begins to read. */
const returnTags = ({leadsTo, url}: LoadedPage): HeadTag[] =>
  leadsTo
    ? [{'http-equiv': 'refresh', content: `0; url=${linksIn(languageNamed(url))(leadsTo)}`}]
    : []

const feedTags = ({feed, title}: Route, {i18n, locale, agency}: HeadContext): HeadTag[] =>
  feed
    ? [
        {
          rel: 'alternate',
          type: 'application/rss+xml',
          title: i18n._(title ?? agency.name),
          href: fileIn(locale, feed),
        },
      ]
    : []
