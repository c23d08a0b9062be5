// `npm start`: from a fresh clone to a running site; the last line says where.
import {NODE_FLAGS} from '../server/platform/node-flags.mjs'
import {become, ensureInstalled, runOrExit} from './node24.mjs'

ensureInstalled()
runOrExit('site/build/build.ts')
become([...NODE_FLAGS, 'site/server/main.ts'])
