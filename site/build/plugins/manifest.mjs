// After a build: what each tag needs, with the integrity of every file, and Brotli beside the files.
import {readFileSync, writeFileSync} from 'node:fs'
import {readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants} from 'node:zlib'
import {integrityAttribute} from '../fingerprint.ts'
import {pageFiles, pageNameOf} from '../routes/page-files.mjs'
import {FACES_SHEET, SCRIPT_SHEETS, sheetName} from '../styles/page-styles.mjs'
import {fetchedLater, importedBy, withDynamicImports} from './chunks.mjs'
import {endingOf, fileTable} from './integrity.mjs'
import {widgetNames} from './widgets.mjs'

/** `manifest.json`: tag -> file, its static imports, its dynamic ones; file -> integrity. */
export const manifest = ({site} = {}) => ({
  name: 'manifest',
  writeBundle({dir}, bundle) {
    const chunks = withDynamicImports(this, bundle)
    const entry = name => chunks.find(chunk => chunk.isEntry && chunk.name === name)
    const widgets = chunks
      .filter(chunk => chunk.isEntry && widgetNames().includes(chunk.name))
      .map(chunk => [
        `ocp-${chunk.name}`,
        {
          file: chunk.fileName,
          imports: importedBy(bundle, chunk),
          later: fetchedLater(bundle, chunk),
        },
      ])
    const integrity = chunks.map(({fileName}) => [
      fileName,
      integrityAttribute(readFileSync(join(dir, fileName))),
    ])
    const sheet = name => Object.values(bundle).find(file => file.names?.includes(name))?.fileName
    const sheets = Object.keys(pageFiles()).map(page => [page, sheet(sheetName(page))])
    const scripts = Object.entries(SCRIPT_SHEETS).map(([script, {faces, rules}]) => [
      script,
      {faces: sheet(faces), rules: sheet(rules)},
    ])
    const styles = {
      faces: sheet(FACES_SHEET),
      scripts: Object.fromEntries(scripts),
      pages: Object.fromEntries(sheets),
    }
    const fonts = Object.keys(bundle).filter(name => name.endsWith('.woff2'))
    const siteEntry = site && entry(site)
    const content = {
      ...(siteEntry && {
        site: {
          script: siteEntry.fileName,
          styles,
          fonts,
          preload: importedBy(bundle, siteEntry),
          parts: partsOfSite(this, bundle, chunks),
        },
      }),
      ...(entry('companion') && {
        companion: entry('companion').fileName,
        loader: loaderTable(bundle, chunks),
      }),
      widgets: Object.fromEntries(widgets),
      integrity: Object.fromEntries(integrity),
    }
    writeFileSync(join(dir, 'manifest.json'), JSON.stringify(content, null, 2))
  },
})

/** The table of the loader: the files that show each widget, and the companion. */
function loaderTable(bundle, chunks) {
  const entries = chunks.filter(({isEntry}) => isEntry)
  const views = chunks.filter(({name}) => name === 'view')
  const names = [...entries, ...views].flatMap(one => [one.fileName, ...importedBy(bundle, one)])
  return {
    ending: endingOf(entries[0].fileName),
    files: fileTable(bundle, [...new Set(names)]),
  }
}

/** A page of the site or its catalogue -> files, so that the server can announce them early. */
const partsOfSite = (context, bundle, chunks) =>
  Object.fromEntries(
    chunks.flatMap(chunk => {
      const id = chunk.facadeModuleId
      const part = pageNameOf(id) ?? /site\/app\/messages\/(\w+)\.po$/.exec(id)?.[1]
      const isFetched = id && context.getModuleInfo(id).dynamicImporters.length > 0
      return part && isFetched ? [[part, [chunk.fileName, ...importedBy(bundle, chunk)]]] : []
    }),
  )

/**
 * Writes `file.br` beside each text file, so that the server compresses nothing twice. The best
 * `quality`, 11, takes 15 times as long as 9, and leaves 10 per cent less to fetch.
 */
export const compressed = ({quality} = {}) => ({
  name: 'compressed',
  async writeBundle({dir, file}, bundle) {
    const folder = dir ?? join(file, '..')
    const texts = Object.keys(bundle).filter(name => /\.(js|css|svg|json|html)$/.test(name))
    await Promise.all(texts.map(name => writeBrotli(join(folder, name), quality)))
  },
})

const compress = promisify(brotliCompress)

export async function writeBrotli(path, quality = constants.BROTLI_MAX_QUALITY) {
  const bytes = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${path}.br`, await compress(bytes, {params}))
}
