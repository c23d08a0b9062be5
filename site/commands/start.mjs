// `npm start`: from a fresh clone to a running site; the last line says where.
import {ensureInstalled, runOrExit} from './node24.mjs'
import {execServer} from './server.mjs'

ensureInstalled()
runOrExit('site/build/build.ts')
execServer()
