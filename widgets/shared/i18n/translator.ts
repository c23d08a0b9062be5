/**
 * Lingui without macros: the English text is the id. A catalogue is fetched as a chunk of its own,
 * compiled by the build. Lingui's runtime comes along only where a catalogue has placeholders or
 * plurals; where every message is a plain text, looking it up is all there is to do.
 */
import type {I18n, Messages} from '@lingui/core'
import type {Locale} from './locale.ts'

/** What views ask of Lingui. */
export type Translator = Pick<I18n, '_' | 'locale'>

/** How a widget's catalogues are fetched. English comes with the widget. */
export type Catalogues = {en: Messages} & Record<
  Exclude<Locale, 'en'>,
  () => Promise<{messages: Messages}>
>

/** The translator of a language, once its catalogue is there; English when it cannot be fetched. */
export async function loadTranslator(locale: Locale, catalogues: Catalogues): Promise<Translator> {
  if (locale === 'en') return translator('en', catalogues.en)
  try {
    return await translator(locale, (await catalogues[locale]()).messages)
  } catch {
    return translator('en', catalogues.en)
  }
}

/** A translator whose messages are there already. */
async function translator(locale: Locale, messages: Messages): Promise<Translator> {
  if (Object.values(messages).every(isPlain)) return plainTranslator(locale, messages)
  const {setupI18n} = await import('@lingui/core')
  const i18n = setupI18n({locale, messages: {[locale]: messages}})
  // A text without a translation stays English; only compiled messages may hold placeholders.
  i18n.setMessagesCompiler(text => [text])
  return i18n
}

function plainTranslator(locale: Locale, messages: Messages): Translator {
  const text = (id: string) => (Object.hasOwn(messages, id) ? String(messages[id]) : id)
  return {locale, _: (id: string | {id: string}) => text(typeof id === 'string' ? id : id.id)}
}

const isPlain = (message: Messages[string]) =>
  typeof message === 'string' || (message.length === 1 && typeof message[0] === 'string')
