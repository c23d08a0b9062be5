/**
 * Finds the test files that cover a source file: those that are called as it is, some of its folder,
 * and some of those that are the fewest imports away.
 */
import {globSync, readFileSync} from 'node:fs'
import {dirname, parse} from 'node:path'
import {ownFile} from '../../site/build/imports.ts'
import {graphOf, pathsIn} from '../../site/commands/checks/import-graph.ts'
import {readDurations, secondsOf} from '../../site/commands/testing/durations.ts'

export const folders = [
  'widgets/kit/forms',
  'widgets/kit/api-client',
  'widgets/trade/contract',
  'site/server/leads',
  'loader',
] as const

/** Files with types alone, or with styles alone. */
const UNMUTATED = /\/(entities|form-state|form-styles)\.ts$/

/** The limit for a folder, and for those that import it: further tests rarely notice more. */
const MAX_TESTS = 4

const graph = graphOf('{widgets,site,loader,test}/**/*.{ts,tsx,mjs}', {
  withoutTypes: true,
})
const importers = new Map<string, string[]>()
for (const [file, imports] of graph) {
  const others = file.startsWith('test/') ? pathsIn(file) : []
  for (const path of new Set([...imports, ...loadedLater(file), ...others])) {
    importers.set(path, [...(importers.get(path) ?? []), file])
  }
}

/** Those of a build, of commands or of a page in Web Test Runner do not see a changed source. */
const isUsable = (file: string) =>
  file.endsWith('.test.ts') &&
  !file.endsWith('.all.test.ts') &&
  /^test\/(loader|site\/server|widgets\/(?:kit|trade))\//.test(file) &&
  !graph.get(file)?.includes('test/support/partner/stage.ts')

/** By `import()`, or at its address, as the sources of a test's page are. */
function loadedLater(file: string) {
  const text = readFileSync(file, 'utf8')
  const later = text.matchAll(/\b(?:import|new URL)\('([.#][^']+)'(?:\)|, import\.meta\.url)/g)
  return [...later].flatMap(([, path = '']) => ownFile(file, path) ?? [])
}

const durations = readDurations()
const found = new Map<string, string[]>()

/** The quickest first; none where only whole pages use the file. */
export function testFilesOf(file: string): string[] {
  const known = found.get(file)
  if (known) return known
  const [nearest = [], ...further] = testsByDistance(file)
  const all = [...nearest, ...further.flat()]
  const beside = all.filter(test => dirname(test) === `test/${dirname(file)}`)
  const some = [nearest, beside].flatMap(each => byDuration(each).slice(0, MAX_TESTS))
  const covering = byDuration([...new Set([...all.filter(isCalledLike(file)), ...some])])
  found.set(file, covering)
  return covering
}

const byDuration = (tests: string[]) =>
  tests.toSorted((one, other) => secondsOf(one, durations) - secondsOf(other, durations))

/** `spool.ts`: `spool.test.ts` and `spool-on-disk.test.ts`. */
const isCalledLike = (file: string) => (test: string) =>
  parse(test).name.startsWith(parse(file).name)

/** Groups them by the number of imports between a test and the file. */
function testsByDistance(file: string): string[][] {
  const seen = new Set([file])
  const tests: string[][] = []
  for (let level = [file]; level.length > 0; ) {
    level = [...new Set(level.flatMap(one => importers.get(one) ?? []))].filter(
      one => !seen.has(one),
    )
    for (const one of level) seen.add(one)
    if (level.some(isUsable)) tests.push(level.filter(isUsable))
  }
  return tests
}

/** Every file that is mutated: one that only whole pages use has no test that sees the mistake. */
export const sourceFiles = (root: string): string[] =>
  globSync(
    folders.map(folder => `${folder}/**/*.{ts,tsx}`),
    {cwd: root},
  )
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !UNMUTATED.test(file) && testFilesOf(file).length > 0)
    .sort()

export const folderOf = (file: string) =>
  folders.find(folder => file.startsWith(`${folder}/`)) ?? file
