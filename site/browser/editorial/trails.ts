/** Where an article belongs: above it for visitors, in its facts for search engines. */
import type {Translator} from '../../../widgets/shared/i18n/translator.ts'
import {BLOGS, NEWS} from './addresses.ts'
import type {Article} from './article.ts'

export const blogTrail = ({title, titleLang}: Article, i18n: Translator) => ({
  steps: [{name: i18n._('Blogs'), href: BLOGS}],
  here: title,
  lang: titleLang,
})

export const newsTrail = ({title, titleLang}: Article, i18n: Translator) => ({
  steps: [{name: i18n._('News'), href: NEWS}],
  here: title,
  lang: titleLang,
})
