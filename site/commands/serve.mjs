// `npm run serve`: the server alone, for a machine where `npm run build` has been run.
import {become, ensureInstalled} from './node24.mjs'

ensureInstalled()
become('site/server/main.ts', process.argv.slice(2))
