// Minifies what browsers get, in the syntax of the oldest of them, with a source map through to the sources.
import {transform} from 'esbuild'
import {esbuildTargets} from '../browsers.mjs'

/** `iife` makes it a classic script of which no name becomes a global. */
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
