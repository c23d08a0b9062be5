// `npm run test:engines`: the tests that are the same in Chromium, Firefox and WebKit.
import {become, ensureInstalled} from '../node24.mjs'

ensureInstalled()
become(['site/commands/checks/engines.ts', ...process.argv.slice(2)])
