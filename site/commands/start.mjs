// `npm start`: from a fresh clone to a running site; the last line says where.
import {ensureInstalled, execNode24, NODE_FLAGS, runOrExit} from './node24.mjs'

ensureInstalled()
runOrExit('site/build/build.ts')
execNode24([...NODE_FLAGS, 'site/server/main.ts'])
