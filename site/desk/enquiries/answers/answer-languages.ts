/** The languages that an answer can be in: the one to begin with first, then what else is likely. */
import {chooseLocale, type Locale, locales} from '#kit/i18n/locale.ts'

export interface Writer {
  name: string | null
  message: string | null
  /** Language of the page that the enquiry was sent from. */
  locale: string | null
}

/** A message in Arabic or Russian is answered in that language, also from an English page. */
export function answerLanguages({name, message, locale}: Writer): Locale[] {
  const page = chooseLocale(locale)
  const ofName = scriptOf(name ?? '')
  const first = message?.trim() ? scriptOf(message) : ofName
  return [...new Set([first ?? page, ofName ?? page, page, ...locales])]
}

/** Undefined for scripts that several of the languages have. */
function scriptOf(text: string): Locale | undefined {
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0
  const isMost = (script: RegExp) => (text.match(script)?.length ?? 0) * 2 > letters
  if (isMost(/\p{Script=Arabic}/gu)) return 'ar'
  return isMost(/\p{Script=Cyrillic}/gu) ? 'ru' : undefined
}
