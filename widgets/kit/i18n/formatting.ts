/** A translator for catalogues with placeholders or plurals. */
import {type MessageDescriptor, type Messages, setupI18n} from '@lingui/core'
import type {Locale} from './locale.ts'
import type {Translator} from './translator.ts'

export function formattingTranslator(locale: Locale, messages: Messages): Translator {
  const i18n = setupI18n({locale, messages: {[locale]: messages}})
  // A text without a translation stays English; only compiled messages may hold placeholders.
  i18n.setMessagesCompiler(text => [text])
  const say = i18n._.bind(i18n)
  i18n._ = (id: string | MessageDescriptor, values?: Record<string, unknown>) =>
    withVisibleSpaces(typeof id === 'string' ? say(id, values) : say(id))
  return i18n
}

/** Between digits, as `Intl` groups French numbers (grouped-number.ts). */
const withVisibleSpaces = (text: string) => text.replace(/(?<=\d)\u202f(?=\d)/g, '\u00a0')
