// `npm run test:unit`, `test:site`, `test:hostile`: the tests of one layer, or those that a name finds.
import {become, ensureInstalled} from '../node24.mjs'

ensureInstalled()
become(['site/commands/checks/one.ts', ...process.argv.slice(2)])
