// `npm start`: from a fresh clone to a running site; the last line says where.
import {become, ensureInstalled, NODE_FLAGS, runOrExit} from './node24.mjs'

ensureInstalled()
runOrExit('site/build/build.ts')
become([...NODE_FLAGS, 'site/server/main.ts'])
