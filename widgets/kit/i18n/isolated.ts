import {type Locale, languageOf} from './locale.ts'

/**
 * A text of any language as it is put into one that is read from the right, so that neither changes
 * the order of the other. Where markup is possible, `<bdi>` does it.
 */
export const isolated = (text: string, locale: Locale) =>
  languageOf(locale).direction === 'rtl' ? `\u2068${text}\u2069` : text
