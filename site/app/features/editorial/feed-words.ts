/** Titles of the feeds of blogs and news; the server writes them (`site/server/seo/feeds.ts`). */
import type {Locale} from '#kit/i18n/locale.ts'
import {loadTranslator} from '#kit/i18n/translator.ts'
import {catalogues} from '../../messages/*.po'

export type FeedName = 'blogs' | 'news'

export interface FeedWords {
  title: string
  description: string
}

const words: Record<FeedName, FeedWords> = {
  blogs: {
    title: /*i18n*/ 'Blogs',
    description:
      /*i18n*/ 'Guides to buying, renting and living in Dubai, and thoughts on all three.',
  },
  news: {
    title: /*i18n*/ 'News',
    description: /*i18n*/ 'News of the agency and of the property market of Dubai.',
  },
}

export async function feedWordsOf(feed: FeedName, locale: Locale): Promise<FeedWords> {
  const i18n = await loadTranslator(locale, catalogues)
  const {title, description} = words[feed]
  return {title: i18n._(title), description: i18n._(description)}
}
