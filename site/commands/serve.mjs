// `npm run serve`: the server alone, for a machine where `npm run build` has been run.
import {become, ensureInstalled, NODE_FLAGS} from './node24.mjs'

ensureInstalled()
become([...NODE_FLAGS, 'site/server/main.ts'])
