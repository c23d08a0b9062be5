// `npm run dev`: everything from source; see site/dev/main.ts. Node itself starts it again when one of
// its own files changes, or a step of the build that it uses.
import {ensureInstalled, execNode24} from './node24.mjs'

ensureInstalled()
execNode24(['--watch', '--watch-preserve-output', 'site/dev/main.ts'], {
  NODE_ENV: process.env.NODE_ENV ?? 'development',
})
