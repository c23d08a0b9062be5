/**
 * Clocks in tests: a claim that compares with the time of a busy machine fails by chance, and one that
 * waits for a time passes by chance. What a test cannot do without says why beside it, in a comment
 * that begins with `clock:`.
 */
import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../node24.mjs'

const CLOCK =
  /\b(performance\.now|Date\.now|aTimeout|delay|waitForTimeout)\(|setTimeout\(\w+, |networkidle/
const REASON = 'clock: '

const files = globSync('test/**/*.test.ts', {cwd: root, exclude: ['**/node_modules/**']})
const places = files.flatMap(file => {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const hasReason = (line: string, index: number) =>
    [lines[index - 1], line].some(text => text?.includes(REASON))
  return lines.flatMap((line, index) =>
    CLOCK.test(line) && !hasReason(line, index) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
  )
})
if (places.length > 0) {
  console.error(places.join('\n'))
  console.error(`✗ ${places.length} lines of tests read a clock. Await what happens, or pass the time in;
  if it has to be: // ${REASON}why`)
}
process.exitCode = places.length > 0 ? 1 : 0
