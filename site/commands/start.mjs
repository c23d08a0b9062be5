// `npm start`: from a fresh clone to a running site; the last line says where.
import {ensureInstalled, root, runOrExit} from './node24.mjs'
import {execServer} from './server.mjs'

ensureInstalled()
// Compiling 2,000 modules is a quarter of a start.
const env = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || `${root}node_modules/.cache/compiled`,
}
runOrExit('site/build/build.ts', [], env)
execServer(env)
