// The docs, after the builds that they show: facts from the sources, texts from docs/guides, one folder for
// each page, one script and one sheet for all of them.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {dirname} from 'node:path'
import nodeResolve from '@rollup/plugin-node-resolve'
import {rollup} from 'rollup'
import ts from 'typescript'
import {documentsOf} from '../../docs/page/pages/all.ts'
import {inOutDir} from './out-dir.mjs'
import {compressed, writeBrotli} from './plugins/manifest.mjs'
import {minified} from './plugins/minify.mjs'
import {wholeSheet} from './styles/styles.mjs'

const DIST = inOutDir('docs')

/**
 * The quality of compression: the docs have few readers, and each build compresses a hundred
 * texts.
 */
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
const emittedIndex = text => ({
  name: 'search-index',
  generateBundle() {
    this.emitFile({type: 'asset', name: 'search.json', source: text})
  },
})

async function browserFiles(index) {
  const bundle = await rollup({
    input: 'docs/page/browser/main.ts',
    plugins: [
      withoutTypes,
      nodeResolve({browser: true, extensions: ['.js', '.ts']}),
      wholeSheet('docs/page/styles/index.css'),
      emittedIndex(index),
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
    fonts: named(/(manrope-latin-wght|garamond-common-wght)[^/]*\.woff2$/),
  }
}

async function write(path, content) {
  mkdirSync(dirname(path), {recursive: true})
  writeFileSync(path, content)
  await writeBrotli(path, QUALITY)
}

export async function writeDocs(facts) {
  rmSync(DIST, {recursive: true, force: true})
  const {pages, pageText, searchIndex, texts} = documentsOf(facts)
  const files = await browserFiles(searchIndex())
  for (const page of pages) await write(inOutDir(page.path, 'index.html'), pageText(page, files))
  await write(inOutDir('docs/404.html'), pageText(undefined, files))
  for (const [path, text] of Object.entries(texts())) await write(inOutDir(path), text)
}
