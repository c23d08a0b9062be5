/** Where articles and news are, and the breadcrumbs that lead back to their lists. */
import type {Translator} from '#kit/i18n/translator.ts'
import type {Article} from './article.ts'

export const BLOGS = '/blogs'
export const NEWS = '/news'

export const blogPath = (slug: string) => `/blogs/detail/${encodeURIComponent(slug)}`

export const newsPath = (slug: string) => `/news/${encodeURIComponent(slug)}`

/** Above an article for visitors, in its facts for search engines. */
export const blogBreadcrumbs = ({title, titleLang}: Article, i18n: Translator) => ({
  steps: [{name: i18n._('Blogs'), href: BLOGS}],
  here: title,
  lang: titleLang,
})

export const newsBreadcrumbs = ({title, titleLang}: Article, i18n: Translator) => ({
  steps: [{name: i18n._('News'), href: NEWS}],
  here: title,
  lang: titleLang,
})
