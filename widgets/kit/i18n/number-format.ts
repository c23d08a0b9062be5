import {type Locale, languageOf} from './locale.ts'

/**
 * `Intl` as a language writes numbers, with spaces that can be seen: French groups with U+202F, which
 * is nearly nothing in the text's font.
 */
export function numberFormat(locale: Locale, options?: Intl.NumberFormatOptions) {
  const format = new Intl.NumberFormat(languageOf(locale).formats, options)
  return (value: number) => format.format(value).replaceAll('\u202f', '\u00a0')
}
