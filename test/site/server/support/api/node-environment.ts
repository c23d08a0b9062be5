/** Options that speed up Node's start, for the test files and for the servers that they start. */
import {fileURLToPath} from 'node:url'

const COMPILED = new URL('../../../../../node_modules/.cache/compiled', import.meta.url)
const FAST_IMPORTS = `--import=${new URL('../../../../../site/commands/fast-imports.mjs', import.meta.url)}`

export function nodeEnvironment() {
  const {NODE_OPTIONS = '', NODE_COMPILE_CACHE} = process.env
  return {
    NODE_OPTIONS: NODE_OPTIONS.includes(FAST_IMPORTS)
      ? NODE_OPTIONS
      : `${NODE_OPTIONS} ${FAST_IMPORTS}`.trim(),
    // Each process would compile the same files.
    NODE_COMPILE_CACHE: NODE_COMPILE_CACHE ?? fileURLToPath(COMPILED),
  }
}
