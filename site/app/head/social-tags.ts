/** OpenGraph and Twitter tags: what a link to a page shows where it is shared. */

import {mediaAddress} from '#kit/api-client/addresses.ts'
import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import type {Social} from '../core/page-types.ts'
import {addressIn} from '../shared-with-server/addresses-by-language.ts'
import {SHARE_IMAGE, shareImagePath} from '../shared-with-server/og-image-path.ts'
import type {HeadContext, HeadTag} from './head-tag.ts'

/** `url` is the page's own address; a page that search engines leave out has none, and no picture. */
export function socialTags(
  {agency, siteUrl, storageUrl, locale, languages}: HeadContext,
  url: URL | undefined,
  {title = '', description, image, kind = 'website'}: Social,
): HeadTag[] {
  const drawn = url && siteUrl + shareImagePath(locale, url.pathname + url.search)
  const own = image && mediaAddress(storageUrl, image)
  const shown = own || drawn
  return [
    ...property('og:site_name', agency.name),
    ...property('og:type', kind),
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:url', url && addressIn(locale, url)),
    ...property('og:locale', territory(locale)),
    ...languages
      .filter(other => other !== locale)
      .flatMap(other => property('og:locale:alternate', territory(other))),
    ...imageTags(own, title),
    ...imageTags(drawn, title, SHARE_IMAGE),
    {name: 'twitter:card', content: 'summary_large_image'},
    ...named('twitter:title', title),
    ...named('twitter:description', description),
    ...named('twitter:image', shown),
    ...named('twitter:image:alt', shown && title),
  ]
}

/** The properties of a picture follow it. */
const imageTags = (address: string | undefined, alt: string, facts: object = {}): HeadTag[] =>
  address
    ? [
        ...property('og:image', address),
        ...Object.entries(facts).flatMap(([name, value]) =>
          property(`og:image:${name}`, `${value}`),
        ),
        ...property('og:image:alt', alt),
      ]
    : []

const property = (name: string, content?: string): HeadTag[] =>
  content ? [{property: name, content}] : []

const named = (name: string, content?: string): HeadTag[] => (content ? [{name, content}] : [])

/** OpenGraph wants a language with a territory: `en_GB`. */
function territory(locale: Locale) {
  const {language, region} = new Intl.Locale(languageOf(locale).formats)
  return `${language}_${region}`
}
