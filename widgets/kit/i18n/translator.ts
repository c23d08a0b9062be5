/**
 * Lingui without macros: the English text is the id. A catalogue is fetched as a chunk of its own,
 * compiled by the build. Lingui's runtime comes along only where a catalogue has placeholders or
 * plurals; where every message is a plain text, looking it up is all there is to do.
 */
import type {I18n, Messages} from '@lingui/core'
import type {Locale} from './locale.ts'

/** The part of Lingui that views use. */
export type Translator = Pick<I18n, '_' | 'locale'>

/** How a widget's catalogues are fetched. English comes with the widget. */
export type Catalogues = {
  en: Messages
  /** Formatting, for catalogues whose messages are more than plain texts. */
  formatting?: () => Promise<typeof import('./formatting.ts')>
} & Record<Exclude<Locale, 'en'>, () => Promise<{messages: Messages}>>

/** The translator of a language, once its catalogue is there; English when it cannot be fetched. */
export async function loadTranslator(locale: Locale, catalogues: Catalogues): Promise<Translator> {
  if (locale === 'en') return translator('en', catalogues, catalogues.en)
  try {
    // Lingui's runtime comes beside the catalogue.
    const [{messages}] = await Promise.all([catalogues[locale](), catalogues.formatting?.()])
    return await translator(locale, catalogues, messages)
  } catch {
    return translator('en', catalogues, catalogues.en)
  }
}

/** A translator whose messages are there already. */
async function translator(locale: Locale, {formatting}: Catalogues, messages: Messages) {
  if (!formatting) return plainTranslator(locale, messages)
  return (await formatting()).formattingTranslator(locale, messages)
}

/** Translates messages that are plain texts; any other shows its id. */
export function plainTranslator(locale: Locale, messages: Messages): Translator {
  const text = (id: string) => (Object.hasOwn(messages, id) ? String(messages[id]) : id)
  return {locale, _: (id: string | {id: string}) => text(typeof id === 'string' ? id : id.id)}
}
