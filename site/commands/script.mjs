// `node site/commands/script.mjs [NAME=value …] FILE [argument …]`: installs what is missing, and runs
// one of our scripts on Node 24, with these variables in its environment.
import {ensureInstalled, execNode24} from './node24.mjs'

const args = process.argv.slice(2)
const script = args.findIndex(arg => !arg.includes('='))

ensureInstalled()
execNode24(args.slice(script), Object.fromEntries(args.slice(0, script).map(arg => arg.split('='))))
