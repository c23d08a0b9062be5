// `npm test`: every check, from a fresh clone.
import {ensureInstalled, execNode24} from '../node24.mjs'

ensureInstalled()
execNode24(['site/commands/checks/all.ts'])
