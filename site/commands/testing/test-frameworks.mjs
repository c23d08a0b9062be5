// `npm run test:frameworks [-- NAME …]`: an application of each framework, built with the package or
// the script tag, and visited. Fetches the frameworks from the registry.
import {ensureInstalled, execNode24} from '../node24.mjs'

ensureInstalled()
execNode24(['test/frameworks/run.ts', ...process.argv.slice(2)])
