// The catalogues of a new widget: one for each language of the product.
import {join} from 'node:path'
import {languages} from '../../commands/languages.mjs'

/** The texts of the template's view. A language without a translation here begins with English. */
const texts = {
  'Contact us': {fr: 'Nous contacter', ru: 'Связаться с нами', ar: 'اتصل بنا'},
  'We are glad to help.': {
    fr: 'Nous sommes là pour vous aider.',
    ru: 'Мы рады помочь.',
    ar: 'تسعدنا مساعدتك.',
  },
}

/** Path -> text, for a widget's folder. */
export const cataloguesFor = folder =>
  languages.map(locale => [join(folder, 'messages', `${locale}.po`), catalogueIn(locale)])

const catalogueIn = locale =>
  `${[header(locale), ...Object.entries(texts).map(([id, by]) => entry(id, by[locale] ?? id))].join('\n\n')}\n`

const header = locale => `msgid ""
msgstr ""
"POT-Creation-Date: 2026-11-21 10:38+0000\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Generator: @lingui/cli\\n"
"Language: ${locale}\\n"`

const entry = (id, text) => `#. js-lingui-explicit-id
msgid "${id}"
msgstr "${text}"`
