import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'

/** `English, Arabic` in the visitor's language. Expects ISO codes; an invalid one is left as it is. */
export function spokenLanguages(codes: string[] = [], locale: Locale): string | undefined {
  const {formats} = languageOf(locale)
  const names = new Intl.DisplayNames(formats, {type: 'language', fallback: 'code'})
  const spoken = codes.map(code => {
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  })
  const text = withCommas(...spoken)
  return text ? text[0]?.toLocaleUpperCase(formats) + text.slice(1) : undefined
}
