// One source, two builds: React for the host site and for pages that have React already, Preact for
// partners. Widgets are found by their folders; see site/build/ for the single steps.
import {resolve} from 'node:path'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import {leanLibraries} from './site/build/lean/plugin.mjs'
import {packageFacts, packageInput, packageOutput} from './site/build/npm/rollup.mjs'
import {inOutDir} from './site/build/out-dir.mjs'
import {agencyFacts} from './site/build/plugins/agency-facts.mjs'
import {catalogues} from './site/build/plugins/catalogues.mjs'
import {compiledTypeScript} from './site/build/plugins/compile.mjs'
import {verifiedImports, verifiedNames} from './site/build/plugins/integrity.mjs'
import {loaderFacts} from './site/build/plugins/loader.mjs'
import {compressed, manifest} from './site/build/plugins/manifest.mjs'
import {siteMedia} from './site/build/plugins/media.mjs'
import {minified} from './site/build/plugins/minify.mjs'
import {sonnerWithoutStyles} from './site/build/plugins/sonner.mjs'
import {widgetEntries, widgetInput} from './site/build/plugins/widgets.mjs'
import {preactForReact} from './site/build/preact/alias.mjs'
import {pageFiles} from './site/build/routes/page-files.mjs'
import {collectedRoutes} from './site/build/routes/plugin.mjs'
import {pageStyles} from './site/build/styles/page-styles.mjs'
import {stylesAsText} from './site/build/styles/styles.mjs'

/** Views read signals through one hook, so the part that reaches into Preact would be dead weight. */
const signals = alias({
  entries: [{find: '@preact/signals', replacement: '@preact/signals-core'}],
})

const compile = [
  catalogues(),
  stylesAsText(),
  sonnerWithoutStyles(),
  replace({preventAssignment: true, values: {'process.env.NODE_ENV': '"production"'}}),
  compiledTypeScript,
]

/** By the condition that package.json names it would be the server's, which is six times as large. */
const sanitizer = alias({
  entries: [
    {find: '#sanitize', replacement: resolve('widgets/shared/html/sanitize-in-browser.ts')},
  ],
})

const browser = [
  sanitizer,
  leanLibraries(),
  nodeResolve({browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx']}),
  commonjs(),
]

/**
 * What many widgets share travels in few files: the kit with every widget, calls and their shapes
 * with what shows data or sends it, the form with every form, its rules after it, what records look
 * like with what shows them. The rest falls into place.
 */
const sharedChunks = {
  rules:
    /widgets\/shared\/forms\/(rules|suite|messages)\.ts$|node_modules\/(vest|vest-utils|vestjs-runtime|context)\/|lean\/n4s/,
  data: /widgets\/shared\/(core\/view\/signals|api\/(call|contract|shapes|entities|activity|errors))\.ts$|node_modules\/@preact\/signals/,
  form: /widgets\/shared\/(forms\/(?!prefetch-form|drafts|form-attributes|files\/|amount|fields\/choices)|enquiry\/(contact|newsletter)-(fields|model))/,
  records:
    /widgets\/shared\/(property\/(?!sections|media|details|project)|(api|ui)\/picture|core\/view\/use-model|ui\/when-near|format-day|office-day)|node_modules\/@lingui\//,
  kit: /widgets\/shared\/(core\/(?!view\/use-model)|i18n\/|api\/(addresses|call-address|campaign|early-calls|first-paths|session)|map\/tile-attributes|agency|ui\/(lazy|unavailable)|overlay\/(focus-pressed|notify|toast\.)|forms\/(prefetch-form|form-attributes))|content\/demo\/agency|preact\/(dist|hooks|jsx-runtime)|node_modules\/(react|react-dom|scheduler)\/|site\/build\/preact/,
}

function chunkOf(id) {
  for (const [name, files] of Object.entries(sharedChunks)) if (files.test(id)) return name
  return null
}

const output = dir => ({
  dir,
  format: 'es',
  entryFileNames: '[name]-[hash].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
  assetFileNames: 'files/[name]-[hash][extname]',
  manualChunks: chunkOf,
  onlyExplicitManualChunks: true,
  // Named by a header as they are served: in each file it would be bytes before the first view.
  sourcemap: 'hidden',
  sourcemapExcludeSources: false,
  plugins: [minified()],
})

const SITE = 'site'

/** Entries of their own: the server names the page's script, and the browser imports it by its name. */
const pageInput = Object.fromEntries(
  Object.entries(pageFiles()).map(([name, file]) => [`pages/${name}`, file]),
)

export default [
  {
    input: {...widgetInput(), ...pageInput, [SITE]: 'site/app/core/hydrate.tsx'},
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
      manifest({site: SITE}),
      compressed(),
    ],
    output: output(inOutDir('react')),
  },
  {
    input: {
      ...widgetInput(),
      companion: 'widgets/shared/page/companion.ts',
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
    external: id =>
      !/^[./\0]|^#(routes|agency)$|^widget:|\.css$/.test(id) && !id.startsWith(process.cwd()),
    plugins: [
      collectedRoutes({server: true}),
      signals,
      nodeResolve({extensions: ['.mjs', '.js', '.ts', '.tsx']}),
      agencyFacts(),
      ...compile,
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
    // After the Preact build, whose files it names; its output is beside them.
    input: 'loader/loader.ts',
    plugins: [...compile, loaderFacts(inOutDir('preact')), compressed()],
    output: {
      file: inOutDir('preact', 'loader.js'),
      format: 'iife',
      sourcemap: 'hidden',
      plugins: [minified()],
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
