// @open-wc/testing as one file instead of a hundred requests for each page.
import {build} from 'esbuild'

const LIBRARY = '@open-wc/testing'
const ADDRESS = '/testing-library.js'

export function testingLibrary() {
  const bundled = build({
    stdin: {contents: `export * from '${LIBRARY}'`, resolveDir: import.meta.dirname},
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  return {
    middleware: [
      async (context, next) => {
        if (context.path !== ADDRESS) return next()
        const {outputFiles} = await bundled
        context.type = 'js'
        context.set('cache-control', 'public, max-age=31536000')
        context.body = outputFiles[0].text
      },
    ],
    plugins: [
      {
        name: 'testing-library',
        resolveImport: ({source}) => (source === LIBRARY ? ADDRESS : undefined),
      },
    ],
  }
}
