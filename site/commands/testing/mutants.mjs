// `npm run mutants`: changes the code in small ways, and counts the changes that no test notices.
import {become, ensureInstalled} from '../node24.mjs'

ensureInstalled()
become(['test/mutation/run.ts', ...process.argv.slice(2)])
