/** Checks that a translation uses the terms of its language's glossary. */

/** Each English term with the accepted forms of the language, the preferred one first. */
export interface Glossary {
  places: Record<string, string[]>
  propertyTypes: Record<string, string[]>
  terms: Record<string, string[]>
}

interface Term {
  english: string
  pattern: RegExp
  forms: string[]
  isPlace: boolean
}

/** The terms that stand in the English text and for which the translation has no accepted form. */
export function missingWords(english: string, translation: string, glossary: Glossary): string[] {
  let source = withoutMarkup(english)
  let target = bare(withoutMarkup(translation))
  // A name of several words that stays in Latin letters is not a term: `Montgomerie Mansions`.
  for (const [name] of target.matchAll(LATIN_NAME)) source = source.replaceAll(name, '|')
  const missing: string[] = []
  for (const {english, pattern, forms, isPlace} of termsOf(glossary)) {
    const rest = source.replace(pattern, '|')
    if (rest === source) continue
    source = rest
    const found = forms.map(formIn).filter(form => form.test(target))
    if (found.length === 0) missing.push(`"${english}" is ${forms.join(' or ')}`)
    // The words of Palm Jumeirah must not do for Jumeirah as well.
    if (isPlace) for (const form of found) target = target.replace(form, '|')
  }
  return missing
}

const LATIN_NAME = /[A-Z][\w’&.-]*(?: [\w’&.-]+)+/g
const withoutMarkup = (text: string) => text.replace(/<[^>]*>|`[^`]*`|\]\([^)]*\)/g, '|')

/** The longest first; a place has capitals: `The Villa` is one, "the villa" is none. */
const termsOf = ({places, propertyTypes, terms}: Glossary): Term[] =>
  [
    ...Object.entries(places).map(term => termOf(term, true)),
    ...Object.entries({...propertyTypes, ...terms}).map(term => termOf(term, false)),
  ].sort((one, other) => other.english.length - one.english.length)

function termOf([english, forms]: [string, string[]], isPlace: boolean): Term {
  const words = isPlace ? english : english.replace(/y$/, '(?:y|ie)')
  const plural = isPlace ? '' : '(?:e?s)?'
  const pattern = new RegExp(`(?<![\\p{L}-])${words}${plural}(?![\\p{L}-])`, isPlace ? 'gu' : 'giu')
  return {english, pattern, forms, isPlace}
}

/** Without vowel signs and without the stroke that only widens a word. */
const bare = (text: string) => text.replace(/[\u0640\u064b-\u0652\u0670]/g, '')

/** Particles that Arabic writes together with the word that follows them. */
const BEFORE = '[وف]?(?:[بكل]?(?:ال)?|لل)'
/** Endings of number and case, and the pronouns that Arabic writes together with the word. */
const AFTER = '(?:ات|ان|ين|ون|ا|ي|و)?(?:ي|ك|كم|نا|ه|ها|هم|هن)?'

/** A form as it may stand in a sentence. */
const formIn = (form: string) =>
  new RegExp(`(?<!\\p{L})${bare(form).split(' ').map(wordIn).join(' ')}(?!\\p{L})`, 'giu')

function wordIn(word: string): string {
  const core = word.replace(/^و?ال(?=.{3})/, '')
  const ending = core.endsWith('ة') ? `${core.slice(0, -1)}(?:ة|ت?${AFTER})` : `${core}${AFTER}`
  return `${BEFORE}${ending}`
}
