/** Bundles a page of the consumer as an application would, and serves it beside a partner's pages. */
import {once} from 'node:events'
import {readFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import {type OutputChunk, type Plugin, rollup} from 'rollup'
import ts from 'typescript'
import type {Consumer} from './consumer.ts'

export interface Bundle {
  /** The address of the entry's script. */
  script: string
  chunks: OutputChunk[]
  close(): void
}

export async function bundle({folder}: Consumer, source: string): Promise<Bundle> {
  const built = await rollup({
    input: join(folder, source),
    onwarn(warning, defaultHandler) {
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') defaultHandler(warning)
    },
    plugins: [
      withoutTypes,
      replace({preventAssignment: true, values: {'process.env.NODE_ENV': '"production"'}}),
      nodeResolve({browser: true, extensions: ['.js', '.ts', '.tsx']}),
      commonjs(),
    ],
  })
  const dir = join(folder, 'built', source)
  const {output} = await built.write({dir, format: 'es', entryFileNames: 'page.js'})
  const {origin, close} = await serve(dir)
  const chunks = output.filter(file => file.type === 'chunk')
  return {script: `${origin}/page.js`, chunks, close}
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
}

const withoutTypes: Plugin = {
  name: 'without-types',
  transform: (code, id) =>
    /\.tsx?$/.test(id)
      ? {code: ts.transpileModule(code, {compilerOptions}).outputText, map: null}
      : null,
}

async function serve(dir: string) {
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    try {
      const file = await readFile(join(dir, new URL(request.url ?? '/', 'http://x').pathname))
      response.writeHead(200, {'content-type': 'text/javascript'}).end(file)
    } catch {
      response.writeHead(404).end()
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const {port} = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return {origin: `http://127.0.0.1:${port}`, close}
}
