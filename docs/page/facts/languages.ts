/** The languages of the product, filled in where a text has a placeholder. */
import {type Locale, locales} from '#kit/i18n/locale.ts'

const inEnglish = new Intl.DisplayNames('en', {type: 'language'})
const named = (locale: Locale) => inEnglish.of(locale) ?? locale
const code = (locale: Locale) => `\`${locale}\``

const listed = (parts: string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('en-GB', {type}).format(parts)

/** `English, French, Russian and Arabic`, and `` `en`, `fr`, `ru` or `ar` ``. */
const texts: Record<string, string> = {
  '{languages}': listed(locales.map(named), 'conjunction'),
  '{language-codes}': listed(locales.map(code), 'disjunction'),
}

/** A text in Markdown, or a doc comment. */
export const withLanguages = (text: string) =>
  text.replace(/\{language(?:s|-codes)\}/g, placeholder => texts[placeholder] ?? placeholder)
