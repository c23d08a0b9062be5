// TypeScript is stripped of its types once for all builds, which share their sources; types are
// checked by `npm run check`.
import typescript from '@rollup/plugin-typescript'

const compiler = typescript({
  // The bundled sources alone: with tests and server the program would be three times as large.
  tsconfig: 'site/build/tsconfig.bundle.json',
  noEmit: false,
  noCheck: true,
  // Without it a syntax error is a warning, and the compiler's guess at what was meant is published.
  noEmitOnError: true,
  allowJs: false,
  // The bundler resolves our .ts imports itself, and this would bend dynamic ones.
  rewriteRelativeImportExtensions: false,
  allowImportingTsExtensions: false,
})

let hasStarted = false

export const compiledTypeScript = {
  ...compiler,
  // The plugin would compile the whole project again for each of the builds.
  buildStart(options) {
    if (hasStarted) return
    hasStarted = true
    compiler.buildStart.call(this, options)
  },
}
