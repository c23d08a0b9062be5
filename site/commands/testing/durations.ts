/** Keeps what runs measured: `npm test -- --record` and `npm run test:all -- --record` write it. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {isEverything} from '../../../test/support/tier.ts'
import {root} from '../node24.mjs'
import type {TestResult} from './node-tests.ts'

const FILE = join(root, 'test', '.durations.json')

interface Measured {
  /** Its tests take so long in `npm test`, or in `npm run test:all` if only that runs them. */
  seconds: number
  /** It makes so many claims in `npm run test:all`; 0 before that was recorded. */
  claims: number
}

/** By the path of a test file. */
export type Durations = Record<string, Measured>

export const readDurations = (): Durations =>
  existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}

export const claimsIn = (durations: Durations) =>
  Object.values(durations).reduce((sum, {claims}) => sum + claims, 0)

/** Keeps what is known of files that the run left out. */
export function record(results: TestResult[]) {
  const durations = readDurations()
  for (const file of new Set(results.map(({suiteFile}) => suiteFile))) {
    const own = results.filter(({suiteFile}) => suiteFile === file)
    const milliseconds = own
      .filter(({isOutermost}) => isOutermost)
      .reduce((sum, one) => sum + one.milliseconds, 0)
    const seconds = Math.round(milliseconds / 100) / 10
    const claims = own.filter(({isSuite}) => !isSuite).length
    const before = durations[file] ?? {seconds, claims: 0}
    durations[file] = isEverything ? {...before, claims} : {...before, seconds}
  }
  const lines = Object.entries(durations)
    .filter(([file]) => file.endsWith('.test.ts') && existsSync(join(root, file)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([file, {seconds, claims}]) => `  "${file}": { "seconds": ${seconds}, "claims": ${claims} }`,
    )
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
}
