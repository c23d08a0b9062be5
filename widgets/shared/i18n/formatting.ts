/** A translator for catalogues with placeholders or plurals. */
import {type Messages, setupI18n} from '@lingui/core'
import type {Locale} from './locale.ts'
import type {Translator} from './translator.ts'

export function formattingTranslator(locale: Locale, messages: Messages): Translator {
  const i18n = setupI18n({locale, messages: {[locale]: messages}})
  // A text without a translation stays English; only compiled messages may hold placeholders.
  i18n.setMessagesCompiler(text => [text])
  return i18n
}
