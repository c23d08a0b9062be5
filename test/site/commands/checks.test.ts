/** Runs the linters and other source checks, each as a claim. */
import assert from 'node:assert/strict'
import {spawnSync} from 'node:child_process'
import {describe, it} from 'node:test'

const CHECKS = {
  // TypeScript 7 takes half the time; the plugin of Rollup and our own checks need the API of 6.
  'the types agree': [
    'node_modules/typescript-native/bin/tsc',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/types.tsbuildinfo',
  ],
  'format and lint rules are kept': ['node_modules/@biomejs/biome/bin/biome', 'check'],
  'no files import each other in a circle': ['site/commands/checks/import-cycles.ts'],
  'widgets, app and server import only what they may': ['site/commands/checks/import-rules.ts'],
  // Exceptions, and scripts that run without being imported, are in package.json under "knip".
  'no code and no dependency is unused': ['node_modules/knip/bin/knip.js'],
  'regular expressions take linear time': ['site/commands/checks/regular-expressions.ts'],
  'no style names left or right without a reason': ['site/commands/checks/logical-properties.ts'],
  'no text stands loose beside what comes and goes': ['site/commands/checks/own-elements.ts'],
  'comments and test titles are sentences': ['site/commands/checks/sentences.ts'],
  'no test reads a clock without a reason': ['site/commands/checks/clocks.ts'],
}

describe('the sources', {timeout: 600_000}, () => {
  for (const [claim, args] of Object.entries(CHECKS)) {
    it(claim, () => {
      const {status, stdout, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'})
      assert.equal(status, 0, stdout + stderr)
    })
  }
})
