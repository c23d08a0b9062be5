// The styles of each page of the site: of the one sheet that is written, the rules whose classes the
// page's modules name, in the order of the sheet. The server writes them into the document; a page
// that is changed in place fetches them as a file.
import {relative} from 'node:path'
import {pageFiles} from '../routes/page-files.mjs'
import {classesNamedIn, divided, rulesFor} from './rules.mjs'
import {isFaceOfScript, isRuleOfScript, SCRIPT_SHEETS} from './script-styles.mjs'
import {sheetOf} from './styles.mjs'

const ID = '\0page-styles'
/** Where the server has the files. */
const FILES = '/assets/react/files/'

/** What is rendered on a page itself; a widget has a shadow root, and styles of its own. */
const ON_A_PAGE = /^(site\/app|widgets\/(?:kit|trade))\//
const EVERY_PAGE = 'site/app/core/hydrate.tsx'
/** Apart from the rest: fonts do not change with the page. */
export const FACES_SHEET = 'faces.css'
const FACES = /@font-face\{[^}]*\}/g

/** What the asset of a page's styles is called. */
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
      if (ON_A_PAGE.test(pathOf(id))) named.set(id, classesNamedIn(ast))
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

/** All that a module imports, at once or later, as far as it is rendered on a page itself. */
function modulesOf(context, file) {
  const seen = new Set()
  const visit = id => {
    if (seen.has(id) || !ON_A_PAGE.test(pathOf(id))) return
    seen.add(id)
    const {importedIds = [], dynamicallyImportedIds = []} = context.getModuleInfo(id) ?? {}
    for (const each of [...importedIds, ...dynamicallyImportedIds]) visit(each)
  }
  visit(`${process.cwd()}/${file}`)
  return seen
}

const pathOf = id => relative(process.cwd(), id).replaceAll('\\', '/')
