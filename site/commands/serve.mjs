// `npm run serve`: the server alone, for a machine where `npm run build` has been run.
import {ensureInstalled, execNode24, NODE_FLAGS} from './node24.mjs'

ensureInstalled()
execNode24([...NODE_FLAGS, 'site/server/main.ts'])
