import type {Units} from './display.ts'

/**
 * The languages of the product: spec section 9 and Arabic. A language is a line here and its
 * catalogues (CONTRIBUTING.md, 'Add a language'); all else follows from this table.
 */
interface Language {
  /** Its own name, as the language menu lists it. */
  name: string
  direction: 'ltr' | 'rtl'
  /** For `Intl`: its usual region, and Western digits. */
  formats: string
  /** The name of dirhams, which follows an amount; without it their code stands before it. */
  dirham?: string
  /** Between the thousands of a number. Browsers of some years differ in it from the server. */
  groupSeparator: string
  /** Between what a thing is and its name, as in `Film: Dune House`. */
  colon: string
  /** The unit in which readers measure areas, until they choose otherwise. */
  units: Units
  /** Between a weekday and the day. Browser and server do not agree on it. */
  weekdaySeparator: string
}

const languages = {
  en: {
    name: 'English',
    direction: 'ltr',
    formats: 'en-GB',
    colon: ': ',
    groupSeparator: ',',
    units: 'sqft',
    weekdaySeparator: ', ',
  },
  fr: {
    name: 'Français',
    direction: 'ltr',
    formats: 'fr-FR',
    colon: '\u00a0: ',
    groupSeparator: '\u00a0',
    units: 'sqm',
    weekdaySeparator: ' ',
  },
  ru: {
    name: 'Русский',
    direction: 'ltr',
    formats: 'ru-RU',
    colon: ': ',
    groupSeparator: '\u00a0',
    units: 'sqm',
    weekdaySeparator: ', ',
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    formats: 'ar-AE-u-nu-latn',
    dirham: 'درهم',
    colon: ': ',
    groupSeparator: ',',
    units: 'sqm',
    weekdaySeparator: '، ',
  },
} as const satisfies Record<string, Language>

export type Locale = keyof typeof languages

/** English is the first, and the default. */
export const locales = Object.keys(languages) as Locale[]

export const languageOf = (locale: Locale): Language => languages[locale]

/** `lang` and `dir` of an element whose text is in a language. */
export const languageAttributes = (locale: Locale) => ({
  lang: locale,
  dir: languageOf(locale).direction,
})

/** The same of a text that may be in the language around it, and then says nothing. */
export const otherLanguage = (locale?: Locale) => (locale ? languageAttributes(locale) : {})

/** The first of some wishes (`ru-RU`, `fr`, …) that is among the languages; else English. */
export function chooseAmong(
  offered: readonly Locale[],
  ...wishes: (string | null | undefined)[]
): Locale {
  for (const wish of wishes) {
    const found = offered.find(locale => locale === wish?.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return 'en'
}

/** The first wish that the product speaks. */
export const chooseLocale = (...wishes: (string | null | undefined)[]): Locale =>
  chooseAmong(locales, ...wishes)

/**
 * A text of any language as it is put into one that is read from the right, so that neither changes
 * the order of the other. Where markup is possible, `<bdi>` does it.
 */
export const isolated = (text: string, locale: Locale) =>
  languageOf(locale).direction === 'rtl' ? `\u2068${text}\u2069` : text
