import type {Property} from '../api/entities.ts'
import type {Locale} from '../i18n/locale.ts'

/** `en` where the record has this text in English only. */
export const englishOf = (
  {in_english}: Pick<Property, 'in_english'>,
  path: string,
): Locale | undefined => (in_english?.includes(path) ? 'en' : undefined)
