// PO catalogues become compiled messages at build time: a widget's own and the shared ones in one
// module, so that a language costs one request. A missing translation fails the build.
import {existsSync, readFileSync} from 'node:fs'
import {basename, relative, resolve} from 'node:path'
import {formatter} from '@lingui/format-po'
import {compileMessageOrThrow} from '@lingui/message-utils/compileMessage'

const po = formatter({lineNumbers: false})
const shared = 'widgets/shared/messages'

export function catalogues() {
  return {
    name: 'catalogues',
    load(id) {
      if (!id.endsWith('.po')) return null
      const locale = basename(id, '.po')
      const common = resolve(shared, `${locale}.po`)
      this.addWatchFile(id)
      const messages = {...compile(common, locale), ...(id === common ? {} : compile(id, locale))}
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))})`
    },
  }
}

/** English needs only what has placeholders or plurals: everywhere else the text is the id. */
function compile(file, locale) {
  if (!existsSync(file)) return {}
  const entries = Object.entries(po.parse(readFileSync(file, 'utf8'), {locale, filename: file}))
  return Object.fromEntries(
    entries.flatMap(([id, {translation, obsolete}]) => {
      if (obsolete) return []
      const text = translation || (locale === 'en' ? id : '')
      if (!text) throw new Error(`${relative('.', file)}: "${id}" has no translation. Write one.`)
      const compiled = compileMessageOrThrow(text)
      const plain = compiled.length === 1 && compiled[0] === id
      return plain ? [] : [[id, compiled]]
    }),
  )
}
