// One source, two builds: React for the host site and for pages that have React already, Preact for
// partners. Widgets are found by their folders; see site/build/ for the single steps.
import {resolve} from 'node:path'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import {packageFacts, packageInput, packageOutput} from './site/build/npm/rollup.mjs'
import {inOutDir} from './site/build/out-dir.mjs'
import {agencyFacts} from './site/build/plugins/agency-facts.mjs'
import {catalogues} from './site/build/plugins/catalogues.mjs'
import {compiledTypeScript} from './site/build/plugins/compile.mjs'
import {retriedImports, verifiedImports, verifiedNames} from './site/build/plugins/integrity.mjs'
import {adaptedLibraries} from './site/build/plugins/libraries.mjs'
import {loaderFacts} from './site/build/plugins/loader.mjs'
import {compressed, manifest} from './site/build/plugins/manifest.mjs'
import {siteMedia} from './site/build/plugins/media.mjs'
import {minified, minifiedInlineScripts} from './site/build/plugins/minify.mjs'
import {siteChunks} from './site/build/plugins/site-chunks.mjs'
import {sourcesOutside} from './site/build/plugins/sources-outside.mjs'
import {widgetEntries, widgetInput} from './site/build/plugins/widgets.mjs'
import {preactForReact} from './site/build/preact/alias.mjs'
import {pageFiles} from './site/build/routes/page-files.mjs'
import {collectedRoutes} from './site/build/routes/plugin.mjs'
import {listChunkOf, sharedChunkOf} from './site/build/shared-chunks.mjs'
import {pageStyles} from './site/build/styles/page-styles.mjs'
import {stylesAsText} from './site/build/styles/styles.mjs'

/** Views read signals through one hook, so the part that reaches into Preact would be dead weight. */
const signals = alias({
  entries: [{find: '@preact/signals', replacement: '@preact/signals-core'}],
})

const compile = [
  catalogues(),
  stylesAsText(),
  replace({preventAssignment: true, values: {'process.env.NODE_ENV': '"production"'}}),
  compiledTypeScript,
]

/** By the condition that package.json names it would be the server's, which is six times as large. */
const sanitizer = alias({
  entries: [{find: '#sanitize', replacement: resolve('widgets/kit/html/sanitize-in-browser.ts')}],
})

const browser = [
  sanitizer,
  adaptedLibraries(),
  nodeResolve({browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx']}),
  commonjs(),
]

const output = dir => ({
  dir,
  format: 'es',
  entryFileNames: '[name]-[hash].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
  assetFileNames: 'files/[name]-[hash][extname]',
  manualChunks: sharedChunkOf,
  onlyExplicitManualChunks: true,
  // Named by a header as they are served: in each file it would be bytes before the first view.
  sourcemap: 'hidden',
  sourcemapExcludeSources: false,
  plugins: [minified()],
})

/** On the server packages are imported as they are installed. */
const isOutside = id =>
  !/^[./\0]|^#(routes|agency)$|^#(kit|trade|desk|server)\/|^widget:|\.css$/.test(id) &&
  !id.startsWith(process.cwd())

const SITE = 'site'
const SITE_SCRIPT = 'site/app/core/hydrate.tsx'
const siteChunkOf = siteChunks(SITE_SCRIPT)

/** Entries of their own: the server names the page's script, and the browser imports it by its name. */
const pageInput = Object.fromEntries(
  Object.entries(pageFiles()).map(([name, file]) => [`pages/${name}`, file]),
)

export default [
  {
    input: {...widgetInput(), ...pageInput, [SITE]: SITE_SCRIPT},
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      widgetEntries(),
      collectedRoutes(),
      pageStyles('site/app/styles/index.css'),
      signals,
      ...browser,
      agencyFacts(),
      ...compile,
      siteMedia({emit: true}),
      retriedImports(),
      manifest({site: SITE}),
      compressed(),
    ],
    output: {
      ...output(inOutDir('react')),
      manualChunks: (id, graph) => listChunkOf(id) ?? sharedChunkOf(id) ?? siteChunkOf(id, graph),
    },
  },
  {
    input: {
      ...widgetInput(),
      companion: 'widgets/partner-page/companion.ts',
    },
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      widgetEntries({verified: true}),
      preactForReact(),
      signals,
      ...browser,
      agencyFacts({forWidgets: true}),
      ...compile,
      verifiedImports(),
      manifest(),
      compressed(),
    ],
    output: {...output(inOutDir('preact')), ...verifiedNames},
  },
  {
    input: {render: 'site/app/core/render.tsx'},
    external: isOutside,
    plugins: [
      collectedRoutes({server: true}),
      signals,
      nodeResolve({extensions: ['.mjs', '.js', '.ts', '.tsx']}),
      agencyFacts(),
      ...compile,
      minifiedInlineScripts(),
      siteMedia({emit: false}),
    ],
    output: {
      dir: inOutDir('server'),
      format: 'es',
      chunkFileNames: 'chunks/[name]-[hash].js',
      sourcemap: true,
    },
  },
  {
    input: {desk: 'site/desk/desk.tsx'},
    external: isOutside,
    plugins: [
      sourcesOutside(),
      nodeResolve({extensions: ['.mjs', '.js', '.ts', '.tsx']}),
      ...compile,
    ],
    output: {
      dir: inOutDir('server'),
      format: 'es',
      chunkFileNames: 'chunks/[name]-[hash].js',
      sourcemap: true,
    },
  },
  {
    // The script of the desk, which serves it itself: no visitor and no partner fetches it.
    input: 'site/desk/browser/main.ts',
    plugins: [nodeResolve({browser: true, extensions: ['.mjs', '.js', '.ts']}), compiledTypeScript],
    output: {file: inOutDir('server', 'desk-browser.js'), format: 'es', plugins: [minified()]},
  },
  {
    // After the Preact build, whose files it names; its output is beside them.
    input: 'loader/loader.ts',
    plugins: [...compile, loaderFacts(inOutDir('preact')), compressed()],
    output: {
      file: inOutDir('preact', 'loader.js'),
      format: 'es',
      sourcemap: 'hidden',
      plugins: [minified('iife')],
    },
  },
  {
    // The npm package, which another bundler takes apart: plain imports, nothing squeezed.
    input: packageInput(),
    plugins: [
      widgetEntries({anywhere: true}),
      packageFacts(),
      preactForReact(),
      signals,
      ...browser,
      agencyFacts({forWidgets: true}),
      ...compile,
    ],
    output: packageOutput,
  },
]
