// The styles of each page of the site: of the one sheet that is written, the rules whose classes the
// page's modules name, in the order of the sheet. The server writes them into the document; a page
// that is changed in place fetches them as a file.
import {relative} from 'node:path'
import {pageFiles} from '../routes/page-files.mjs'
import {classesNamedIn, divided, rulesFor} from './rules.mjs'
import {sheetOf} from './styles.mjs'

const ID = '\0page-styles'
/** The path under which the server has the files. */
const FILES = '/assets/react/files/'

/** Modules that are rendered in the document. Other widgets have shadow roots, and styles of their own. */
const IN_DOCUMENT = /^(site\/app|widgets\/(?:kit|trade))\//
/** A widget in the document begins with this file. */
const PAGE_ELEMENT = /^(widgets\/[\w-]+\/)page-element\.tsx$/
const EVERY_PAGE = 'site/app/core/hydrate.tsx'
/** Apart from the rest: fonts do not change with the page. */
export const FACES_SHEET = 'faces.css'
const FACES = /@font-face\{[^}]*\}/g

/**
 * Styles that only documents in one script need: its font faces, and its typographic rules. Documents
 * of other languages stay as small as they are. Script, as `Intl.Locale` names it -> assets.
 */
export const SCRIPT_SHEETS = {Arab: {faces: 'faces-arabic.css', rules: 'arabic.css'}}

/** Expects a minified sheet: the range begins with the block of Arabic, or Latin names stand beside it. */
const isFaceOfScript = face => /unicode-range:U\+0600-|'Cormorant Paper'/.test(face)

/** For Arabic, or for a document from right to left, which only Arabic's are. */
const isRuleOfScript = selector => /(?<!:not\():lang\(ar\)|\[dir=['"]?rtl/.test(selector)

/** The name of the asset with a page's styles. */
export const sheetName = page => `${page.replaceAll('/', '-')}.css`

export function pageStyles(entry) {
  /** Module -> classes that it may name. */
  const named = new Map()
  /** Page -> the asset with its styles. */
  const assets = {}

  return {
    name: 'page-styles',
    buildStart() {
      named.clear()
      for (const page of Object.keys(pageFiles())) {
        assets[page] = this.emitFile({type: 'asset', name: sheetName(page)})
      }
    },
    resolveId: id => (id === '#page-styles' ? ID : null),
    load: id =>
      id === ID
        ? `export const sheets = {${Object.entries(assets).map(
            ([page, asset]) => `${JSON.stringify(page)}: import.meta.ROLLUP_FILE_URL_${asset}`,
          )}}`
        : null,
    resolveFileUrl: ({fileName}) => JSON.stringify(`/assets/react/${fileName}`),
    moduleParsed({id, ast}) {
      if (/^(site\/app|widgets)\//.test(pathOf(id))) named.set(id, classesNamedIn(ast))
    },
    renderStart() {
      const sheet = sheetOf(this, entry, FILES)
      const faces = sheet.match(FACES) ?? []
      const {apart, others: rules} = divided(sheet.replace(FACES, ''), isRuleOfScript)
      const shell = modulesOf(this, EVERY_PAGE)
      for (const [page, file] of Object.entries(pageFiles())) {
        const modules = new Set([...shell, ...modulesOf(this, file)])
        this.setAssetSource(assets[page], rulesFor(rules, classesOf(modules)))
      }
      const emit = (name, source) => this.emitFile({type: 'asset', name, source})
      emit(FACES_SHEET, faces.filter(face => !isFaceOfScript(face)).join(''))
      emit(SCRIPT_SHEETS.Arab.faces, faces.filter(isFaceOfScript).join(''))
      emit(SCRIPT_SHEETS.Arab.rules, apart)
    },
  }

  function classesOf(modules) {
    const all = [...modules].map(id => named.get(id)).filter(Boolean)
    return {
      names: new Set(all.flatMap(({names}) => [...names])),
      beginnings: new Set(all.flatMap(({beginnings}) => [...beginnings])),
    }
  }
}

/** All that a module imports, at once or later, as far as it is rendered in the document. */
function modulesOf(context, file) {
  const seen = new Set()
  const widgets = []
  const visit = id => {
    const path = pathOf(id)
    const [, widget] = PAGE_ELEMENT.exec(path) ?? []
    if (widget) widgets.push(widget)
    const isOfWidget = widgets.some(folder => path.startsWith(folder))
    if (seen.has(id) || !(isOfWidget || IN_DOCUMENT.test(path))) return
    seen.add(id)
    const {importedIds = [], dynamicallyImportedIds = []} = context.getModuleInfo(id) ?? {}
    // Modules that a widget imports later are for its shadow root.
    for (const each of isOfWidget ? importedIds : [...importedIds, ...dynamicallyImportedIds])
      visit(each)
  }
  visit(`${process.cwd()}/${file}`)
  return seen
}

const pathOf = id => relative(process.cwd(), id).replaceAll('\\', '/')
