/** The languages of the product (spec section 9). English is the default. */
export const locales = ['en', 'fr', 'ru'] as const
export type Locale = (typeof locales)[number]

/** Each language's own name, as the language menu lists it. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  fr: 'Français',
  ru: 'Русский',
}

/** The first of some wishes (`ru-RU`, `fr`, …) that the product speaks; else English. */
export function chooseLocale(...wishes: (string | null | undefined)[]): Locale {
  for (const wish of wishes) {
    const found = locales.find(locale => locale === wish?.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return 'en'
}
