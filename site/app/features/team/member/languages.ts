/** What somebody speaks, in words: `ru` and `en` are `Russian, English`. */

/** Of ISO codes; one that is none is left as it is. */
export function spokenLanguages(codes: string[], locale: string): string | undefined {
  const names = new Intl.DisplayNames(locale, {type: 'language', fallback: 'code'})
  const spoken = codes.map(code => {
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  })
  const text = spoken.join(', ')
  return text ? text[0]?.toLocaleUpperCase(locale) + text.slice(1) : undefined
}
