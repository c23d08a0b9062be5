import assert from 'node:assert/strict'
import {existsSync, globSync, readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import {testFiles} from '../../site/commands/testing/test-files.ts'

interface Row {
  requirement: string
  met: string
  tests: string
}

const page = readFileSync('docs/guides/security.md', 'utf8')
const rows: Row[] = [
  ...page.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm),
].map(([, requirement = '', met = '', tests = '']) => ({requirement, met, tests}))
const filesOf = (cell: string) =>
  [...cell.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|json))`/g)].map(([, file = '']) => file)
/** Tests that run with Node: by `npm test`, or those of every combination by `npm run test:all`. */
const run = [...testFiles(), ...globSync('test/**/*.all.test.ts')]

describe('table of security requirements', () => {
  it('the security table lists each requirement once, in numeric order', () => {
    const numbers = rows.map(({requirement}) => requirement)
    const inOrder = [...new Set(numbers)].sort((one, other) =>
      one.localeCompare(other, 'en', {numeric: true}),
    )
    assert.deepEqual(numbers, inOrder)
    assert.ok(numbers.length > 100)
  })

  it('the security table names only existing files and tests that run', () => {
    const missing = rows.flatMap(({requirement, met, tests}) => [
      ...filesOf(met).flatMap(file => (existsSync(file) ? [] : [`${requirement}: ${file}`])),
      ...filesOf(tests).flatMap(file => (run.includes(file) ? [] : [`${requirement}: ${file}`])),
    ])
    assert.deepEqual(missing, [])
  })

  it('each security requirement that our files meet names a test or a reason', () => {
    const untested = rows.filter(({met, tests}) => filesOf(met).length > 0 && tests === '–')
    assert.deepEqual(
      untested.map(({requirement}) => requirement),
      [],
    )
  })
})
