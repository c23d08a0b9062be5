// The npm package's own files: the widgets' entries as plain modules, whose dynamic imports a bundler
// can follow, beside the page's settings and the server's renderer, which share their chunks.
import {inOutDir} from '../out-dir.mjs'
import {widgetInput, widgetNames} from '../plugins/widgets.mjs'

const FOLDER = 'site/build/npm/sources'

/** Names keep from build to build: an application's bundler gives them its own hashes. */
export const packageOutput = {
  dir: inOutDir('npm'),
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name].js',
}

export const packageInput = () => ({
  ...Object.fromEntries(Object.entries(widgetInput()).map(([name, id]) => [`widgets/${name}`, id])),
  index: `${FOLDER}/index.ts`,
  server: `${FOLDER}/server.tsx`,
})

/** Provides `package:tags` and `package:widgets` to the sources, from the widgets' folders. */
export const packageFacts = () => ({
  name: 'package-facts',
  resolveId: id => (id.startsWith('package:') ? `\0${id}.js` : null),
  load(id) {
    if (id === '\0package:tags.js') {
      return `export const tags = ${JSON.stringify(widgetNames().map(name => `ocp-${name}`))}`
    }
    if (id !== '\0package:widgets.js') return null
    const entries = Object.entries(widgetInput()).map(
      ([name, entry]) => `'ocp-${name}': () => import('${entry}')`,
    )
    return `export const widgets = {${entries.join(', ')}}`
  },
})
