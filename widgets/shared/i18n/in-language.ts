/** Texts in another language than the page's: screen readers pronounce it, and it is set in its direction. */
import {type Locale, languageAttributes} from './locale.ts'

/** `lang` and `dir` together; nothing where the text is in the page's own language. */
export const inLanguage = (lang: Locale | undefined) => lang && languageAttributes(lang)
