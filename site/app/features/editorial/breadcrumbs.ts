/** Where an article belongs: above it for visitors, in its facts for search engines. */
import type {Translator} from '../../../../widgets/shared/i18n/translator.ts'
import type {Article} from './article.ts'
import {BLOGS, NEWS} from './paths.ts'

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
