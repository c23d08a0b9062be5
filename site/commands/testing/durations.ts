/** Keeps what runs measured: `npm test -- --record` and `npm run test:all -- --record` write it. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {isEverything} from '../../../test/support/tier.ts'
import {root} from '../node24.mjs'
import type {TestResult} from './node-tests.ts'

const FILE = join(root, 'test', '.durations.json')

/** A test file's record has what the runs so far measured of it. */
interface Measured {
  /** Its tests take so long in `npm test`. */
  seconds?: number
  /** They take so long in `npm run test:all`. */
  secondsOfAll?: number
  /** It makes so many claims in `npm run test:all`. */
  claims?: number
}

/** By the path of a test file. */
export type Durations = Record<string, Measured>

/** Seconds that a file is taken to need before it was ever measured. */
const UNKNOWN = 3

export function secondsOf(file: string, durations: Durations): number {
  const {seconds = UNKNOWN, secondsOfAll = seconds} = durations[file] ?? {}
  return isEverything ? secondsOfAll : seconds
}

export const readDurations = (): Durations =>
  existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}

export const claimsIn = (durations: Durations) =>
  Object.values(durations).reduce((sum, {claims = 0}) => sum + claims, 0)

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
    const measured = isEverything ? {secondsOfAll: seconds, claims} : {seconds}
    durations[file] = {...durations[file], ...measured}
  }
  const lines = Object.entries(durations)
    .filter(([file]) => file.endsWith('.test.ts') && existsSync(join(root, file)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, measured]) => `  "${file}": ${inOneLine(measured)}`)
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
}

const inOneLine = (measured: Measured) => JSON.stringify(measured, null, 1).replace(/\n */g, ' ')
