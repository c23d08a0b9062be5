// `npm run build`: everything that is served, into a folder of its own that `dist` then names.
// `--force` builds although nothing changed.
import {ensureInstalled, runOrExit} from './node24.mjs'

ensureInstalled()
runOrExit('site/build/build.ts', process.argv.slice(2))
