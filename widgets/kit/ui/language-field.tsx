/**
 * The language of a form's address. A browser replaces the query of that address with the fields, so
 * without JavaScript a form with method `get` would lose it.
 */
export function LanguageField({address}: {address: string}) {
  const [, query] = /\?([^#]*)/.exec(address) ?? []
  const language = new URLSearchParams(query).get('lang')
  return language ? <input type="hidden" name="lang" value={language} /> : null
}
