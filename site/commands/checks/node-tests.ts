/** How Node's test runner is called for our tests. */

const GLOBAL_SETUP = 'test/site/server/support/databases/shared-parts.ts'
/** Milliseconds: a hung test ends by itself, and a slow machine fails none. */
const TIMEOUT = 120_000

interface Options {
  /** A process for each file. Files in one process share a server and a browser. */
  isolated?: boolean
  /** More of the runner's own. */
  options?: string[]
}

export const nodeTests = (files: string[], {isolated = false, options = []}: Options = {}) => [
  '--test',
  isolated ? '--test-concurrency=1' : '--test-isolation=none',
  `--test-global-setup=${GLOBAL_SETUP}`,
  `--test-timeout=${TIMEOUT}`,
  ...options,
  ...files,
]

/** Reporters: people read standard output, the table at the end is made of the file. */
export const withReporters = (args: string[], results: string): string[] => {
  const [first = '', ...rest] = args
  return [
    first,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./site/commands/checks/node-reporter.ts',
    `--test-reporter-destination=${results}`,
    ...rest,
  ]
}
