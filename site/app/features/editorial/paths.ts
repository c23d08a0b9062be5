/** Articles and news: their paths, and the words in which the two differ. */
import type {Translator} from '#kit/i18n/translator.ts'
import type {BreadcrumbSteps} from '../../ui/breadcrumb-steps.ts'
import type {Article} from './article.ts'

export const BLOGS = '/blogs'
const NEWS = '/news'

export const blogPath = (slug: string) => `/blogs/detail/${encodeURIComponent(slug)}`

export const newsPath = (slug: string) => `/news/${encodeURIComponent(slug)}`

/** To be translated where they are shown. */
export const kinds = {
  blog: {
    list: BLOGS,
    name: /*i18n*/ 'Blogs',
    more: /*i18n*/ 'More Blogs',
    all: /*i18n*/ 'All blogs',
    lost: /*i18n*/ 'We could not load this article. Please try again in a moment, or call us.',
  },
  news: {
    list: NEWS,
    name: /*i18n*/ 'News',
    more: /*i18n*/ 'More news',
    all: /*i18n*/ 'All news',
    lost: /*i18n*/ 'We could not load this news item. Please try again in a moment, or call us.',
  },
}

export type ArticleKind = keyof typeof kinds

/** Above an article for visitors, in its facts for search engines. */
export const articleBreadcrumbs = (
  kind: ArticleKind,
  {title, titleLang}: Article,
  i18n: Translator,
): BreadcrumbSteps => ({
  steps: [{name: i18n._(kinds[kind].name), href: kinds[kind].list}],
  here: title,
  lang: titleLang,
})
