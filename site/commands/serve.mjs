// `npm run serve`: the server alone, for a machine where `npm run build` has been run.
import {NODE_FLAGS} from '../server/platform/node-flags.mjs'
import {become, ensureInstalled} from './node24.mjs'

ensureInstalled()
become([...NODE_FLAGS, 'site/server/main.ts'])
