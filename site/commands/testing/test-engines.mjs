// `npm run test:engines`: the tests that are the same in Chromium, Firefox and WebKit.
import {ensureInstalled, execNode24} from '../node24.mjs'

ensureInstalled()
execNode24(['site/commands/checks/engines.ts', ...process.argv.slice(2)])
