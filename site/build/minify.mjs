// Minifies what browsers get, with a source map through to the sources.
import {transform} from 'esbuild'

export const minified = () => ({
  name: 'minified',
  async renderChunk(code, _chunk, {format}) {
    const {code: minified, map} = await transform(code, {
      target: 'es2022',
      minify: true,
      sourcemap: true,
      // Modules and partners' classic script alike: nothing may become a global.
      format: format === 'iife' ? 'iife' : 'esm',
      legalComments: 'none',
    })
    return {code: minified, map}
  },
})
