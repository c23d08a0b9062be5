/** What the tests of a run did: each runner's reporter appends lines of JSON to one file. */
import {existsSync, readFileSync} from 'node:fs'

/** Names the file, for reporters. */
export const RESULTS = 'TEST_RESULTS'

export interface TestResult {
  /** With the titles of its suites. */
  name: string
  file: string
  milliseconds: number
  passed: boolean
}

export const lineOf = (result: TestResult) => `${JSON.stringify(result)}\n`

export const resultsIn = (file: string): TestResult[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line))
    : []
