// Minifies what browsers get, in the syntax of the oldest of them: the minimum that package.json names
// under "browserslist", and that README and docs say (test/site/build/browsers.test.ts).
import {readFileSync} from 'node:fs'
import {transform} from 'esbuild'

const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8'))

/** Browser, by browserslist's name -> its oldest version. */
export const minimumBrowsers = Object.fromEntries(browserslist.map(each => each.split(' >= ')))

const ESBUILD_NAMES = {ios_saf: 'ios'}

/** The values of esbuild's `target`: `chrome111`, for example. */
export const esbuildTargets = Object.entries(minimumBrowsers).map(
  ([name, version]) => (ESBUILD_NAMES[name] ?? name) + version,
)

/** With a source map through to the sources. `iife` makes a classic script of which no name becomes a global. */
export const minified = (format = 'esm') => ({
  name: 'minified',
  async renderChunk(code) {
    const {code: minified, map} = await transform(code, {
      target: esbuildTargets,
      minify: true,
      sourcemap: true,
      format,
      legalComments: 'none',
    })
    return {code: minified, map}
  },
})

/** They run in every browser, older ones too, to say which it is and to help it. */
const FOR_ALL = /site\/app\/startup\/older-browsers\.ts$|widgets\/kit\/core\/supported\.ts$/
const FOR_SUPPORTED = /site\/app\/startup\/(early-presses|start)\.ts$/

/** Minifies scripts that are in each document, as functions' texts, before the server reads those. */
export const minifiedInlineScripts = () => ({
  name: 'minified-inline-scripts',
  transform(code, id) {
    const target = FOR_ALL.test(id) ? 'es2017' : FOR_SUPPORTED.test(id) && esbuildTargets
    return target && transform(code, {target, minify: true, sourcemap: true, sourcefile: id})
  },
})
