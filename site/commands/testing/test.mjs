// `npm test`: every check, from a fresh clone; `-- --shard 1/4` a quarter of them.
import {ensureInstalled, execNode24} from '../node24.mjs'

ensureInstalled()
execNode24(['site/commands/checks/all.ts', ...process.argv.slice(2)])
