// `npm run mutants`: changes the code in small ways, and counts the changes that no test notices.
import {ensureInstalled, execNode24} from '../node24.mjs'

ensureInstalled()
execNode24(['test/mutation/run.ts', ...process.argv.slice(2)])
