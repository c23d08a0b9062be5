// Scripts that are in each document, as functions' texts: minified before the server reads those.
import {transform} from 'esbuild'
import {esbuildTargets} from '../browsers.mjs'

/** They run in every browser, older ones too, to say which it is and to help it. */
const FOR_ALL = /site\/app\/startup\/older-browsers\.ts$|widgets\/kit\/core\/supported\.ts$/
const FOR_SUPPORTED = /site\/app\/startup\/(early-presses|start)\.ts$/

export const minifiedInlineScripts = () => ({
  name: 'minified-inline-scripts',
  transform(code, id) {
    const target = FOR_ALL.test(id) ? 'es2017' : FOR_SUPPORTED.test(id) && esbuildTargets
    return target && transform(code, {target, minify: true, sourcemap: true, sourcefile: id})
  },
})
