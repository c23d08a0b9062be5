import type {Locale} from '#kit/i18n/locale.ts'
import type {Property} from '../contract/entities.ts'

/** `en` where the record has this text in English only. */
export const englishOf = (
  {in_english}: Pick<Property, 'in_english'>,
  path: string,
): Locale | undefined => (in_english?.includes(path) ? 'en' : undefined)
