// The docs, after the builds that they show: facts from the sources, texts from docs/guides, one folder for
// each page, one script and one sheet for all of them.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {dirname} from 'node:path'
import nodeResolve from '@rollup/plugin-node-resolve'
import {rollup} from 'rollup'
import ts from 'typescript'
import {pageText} from '../../docs/page/html/page.ts'
import {sectionsOf} from '../../docs/page/html/sections.ts'
import {missingPage} from '../../docs/page/pages/missing.ts'
import {pagesOf} from '../../docs/page/pages/pages.ts'
import {indexOf} from '../../docs/page/search/index-of.ts'
import {textFiles} from '../../docs/page/texts/texts.ts'
import {elementsManifest} from './npm/manifest.ts'
import {inOutDir} from './out-dir.mjs'
import {compressed, writeBrotli} from './plugins/manifest.mjs'
import {minified} from './plugins/minify.mjs'
import {wholeSheet} from './styles/styles.mjs'

const DIST = inOutDir('docs')

/** Of compression: the docs' readers are few, and each build has a hundred texts to compress. */
const QUALITY = 9

const compilerOptions = {target: 'es2022', module: 'esnext', verbatimModuleSyntax: true}

const withoutTypes = {
  name: 'without-types',
  transform: (code, id) =>
    id.endsWith('.ts')
      ? {code: ts.transpileModule(code, {compilerOptions}).outputText, map: null}
      : null,
}

/** The search's words travel when somebody searches, and are named by their content like all files. */
const searchIndex = text => ({
  name: 'search-index',
  generateBundle() {
    this.emitFile({type: 'asset', name: 'search.json', source: text})
  },
})

async function browserFiles(pages) {
  const bundle = await rollup({
    input: 'docs/page/browser/main.ts',
    plugins: [
      withoutTypes,
      nodeResolve({browser: true, extensions: ['.js', '.ts']}),
      wholeSheet('docs/page/styles/index.css'),
      searchIndex(indexOf(pages.flatMap(sectionsOf))),
      compressed({quality: QUALITY}),
    ],
  })
  const {output} = await bundle.write({
    dir: DIST,
    format: 'es',
    entryFileNames: 'files/docs-[hash].js',
    chunkFileNames: 'files/[name]-[hash].js',
    assetFileNames: ({names}) =>
      names.includes('site.css') ? 'files/docs-[hash].css' : 'files/[name]-[hash][extname]',
    plugins: [minified()],
  })
  const named = pattern =>
    output.map(({fileName}) => `/docs/${fileName}`).filter(name => pattern.test(name))
  return {
    script: named(/\/docs-[^/]+\.js$/)[0],
    sheet: named(/\/docs-[^/]+\.css$/)[0],
    search: named(/\/search-[^/]+\.json$/)[0],
    version: JSON.parse(readFileSync('package.json', 'utf8')).version,
    fonts: named(/(manrope|cormorant)[^/]*latin-wght-normal[^/]*\.woff2$/),
  }
}

async function write(path, content) {
  mkdirSync(dirname(path), {recursive: true})
  writeFileSync(path, content)
  await writeBrotli(path, QUALITY)
}

/** `widgets` are those of the facts, as the package has them. */
export async function writeDocs(facts, widgets) {
  rmSync(DIST, {recursive: true, force: true})
  const pages = pagesOf(facts)
  const files = await browserFiles(pages)
  for (const page of pages) {
    await write(inOutDir(page.path, 'index.html'), pageText(page, pages, files))
  }
  await write(inOutDir(missingPage.path), pageText(missingPage, pages, files))
  for (const [path, text] of Object.entries(textFiles(pages))) await write(inOutDir(path), text)
  const manifest = elementsManifest(widgets)
  await write(inOutDir('docs/custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
