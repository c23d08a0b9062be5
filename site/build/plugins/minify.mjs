// Minifies what browsers get, in the syntax of the oldest of them, with a source map through to the sources.
import {transform} from 'esbuild'
import {esbuildTargets} from '../browsers.mjs'

export const minified = () => ({
  name: 'minified',
  async renderChunk(code, _chunk, {format}) {
    const {code: minified, map} = await transform(code, {
      target: esbuildTargets,
      minify: true,
      sourcemap: true,
      // Modules and partners' classic script alike: nothing may become a global.
      format: format === 'iife' ? 'iife' : 'esm',
      legalComments: 'none',
    })
    return {code: minified, map}
  },
})
