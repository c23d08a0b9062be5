// PO catalogues become compiled messages at build time: a widget's own and the shared ones in one
// module, so that a language costs one request. A missing translation fails the build. `./messages/*.po`
// is all catalogues of a folder: English at once, each other language as a module to be fetched.
import {existsSync, readFileSync} from 'node:fs'
import {basename, dirname, join, relative, resolve} from 'node:path'
import {formatter} from '@lingui/format-po'
import {compileMessageOrThrow} from '@lingui/message-utils/compileMessage'
import {locales} from '#kit/i18n/locale.ts'

const po = formatter({lineNumbers: false})
const shared = 'widgets/kit/messages'
const ALL = '*.po'

export function catalogues() {
  return {
    name: 'catalogues',
    resolveId(source, importer) {
      if (!importer || basename(source) !== ALL) return null
      return `\0${resolve(dirname(importer), source)}`
    },
    load(id) {
      if (!id.endsWith('.po')) return null
      if (basename(id) === ALL) return allIn(dirname(id.slice(1)))
      const locale = basename(id, '.po')
      const common = resolve(shared, `${locale}.po`)
      this.addWatchFile(id)
      const messages = {...compile(common, locale), ...(id === common ? {} : compile(id, locale))}
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))})`
    },
  }
}

/** The languages of the product, each of which the folder must have. */
function allIn(folder) {
  const entries = locales.map(locale => {
    const file = join(folder, `${locale}.po`)
    if (!existsSync(file))
      throw new Error(`${relative('.', file)} is missing. Run npm run messages.`)
    return locale === 'en' ? 'en' : `${locale}: () => import(${JSON.stringify(file)})`
  })
  if (locales.some(locale => hasPlaceholders(join(folder, `${locale}.po`), locale))) {
    entries.push(`formatting: () => import(${JSON.stringify(resolve(FORMATTING))})`)
  }
  return `import {messages as en} from ${JSON.stringify(join(folder, 'en.po'))}
export const catalogues = {${entries.join(', ')}}`
}

/** Lingui's runtime comes only where a text is put together as it is shown. */
const FORMATTING = 'widgets/kit/i18n/formatting.ts'

const hasPlaceholders = (file, locale) =>
  [file, join(shared, `${locale}.po`)].some(each =>
    Object.values(compile(each, locale)).some(
      ([first, ...rest]) => rest.length > 0 || typeof first !== 'string',
    ),
  )

/** One text of a folder's catalogues, by language. */
export const translationsOf = (folder, id) =>
  Object.fromEntries(
    locales.map(locale => [locale, compile(join(folder, `${locale}.po`), locale)[id]?.[0] ?? id]),
  )

/** File -> what was last made of it: each folder's catalogues include the shared ones. */
const compiled = new Map()

function compile(file, locale) {
  if (!existsSync(file)) return {}
  const text = readFileSync(file, 'utf8')
  const last = compiled.get(file)
  if (last?.text === text) return last.messages
  const messages = messagesOf(text, file, locale)
  compiled.set(file, {text, messages})
  return messages
}

/** English needs only what has placeholders or plurals: everywhere else the text is the id. */
function messagesOf(source, file, locale) {
  const entries = Object.entries(po.parse(source, {locale, filename: file}))
  return Object.fromEntries(
    entries.flatMap(([id, {translation, obsolete}]) => {
      if (obsolete) return []
      const text = translation || (locale === 'en' ? id : '')
      if (!text) throw new Error(`${relative('.', file)}: "${id}" has no translation. Write one.`)
      const compiled = compileMessageOrThrow(locale === 'fr' ? inFrench(text) : text)
      const plain = compiled.length === 1 && compiled[0] === id
      return plain ? [] : [[id, compiled]]
    }),
  )
}

/** Signs that stand apart from their word stay on its line; a translator types ordinary spaces. */
const inFrench = text => text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0')
