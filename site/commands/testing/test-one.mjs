// `npm run test:unit`, `test:site`, `test:hostile`: the tests of one layer, or those that a name finds.
import {ensureInstalled, execNode24} from '../node24.mjs'

ensureInstalled()
execNode24(['site/commands/checks/one.ts', ...process.argv.slice(2)])
