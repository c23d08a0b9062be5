/** Which test files cover a source file, by what they import: its own first, then the quickest. */
import {globSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {graphOf, pathsIn} from '../../site/commands/checks/import-graph.ts'
import {readDurations, secondsOf} from '../../site/commands/testing/durations.ts'

export const folders = [
  'widgets/shared/forms',
  'widgets/shared/api',
  'site/server/leads',
  'loader',
] as const

/** Files with types alone, or with styles alone. */
const UNMUTATED = /\/(entities|form-state|form-styles)\.ts$/

/** What each is enough of to notice a mistake. */
const MOST_TESTS = 4

const graph = graphOf('{widgets,site,loader,test}/**/*.{ts,tsx,mjs}')
const importers = new Map<string, string[]>()
for (const [file, imports] of graph) {
  const others = file.startsWith('test/') ? pathsIn(file) : importedLater(file)
  for (const path of new Set([...imports, ...others])) {
    importers.set(path, [...(importers.get(path) ?? []), file])
  }
}

/** Those of a build, of commands or of a page in Web Test Runner do not see a changed source. */
const isUsable = (file: string) =>
  file.endsWith('.test.ts') &&
  !file.endsWith('.all.test.ts') &&
  /^test\/(loader|site\/server|widgets\/shared)\//.test(file) &&
  !graph.get(file)?.includes('test/support/partner/stage.ts')

function importedLater(file: string) {
  const later = readFileSync(file, 'utf8').matchAll(/import\('(\.[^']+)'\)/g)
  return [...later].map(([, path = '']) => join(dirname(file), path))
}

const durations = readDurations()
const found = new Map<string, string[]>()

/** The tests that are the fewest imports away; none where only whole pages use the file. */
export function testFilesOf(file: string): string[] {
  const known = found.get(file)
  if (known) return known
  const own = `test/${file.replace(/\.tsx?$/, '.test.ts')}`
  const rank = (test: string) => (test === own ? 0 : secondsOf(test, durations))
  const tests = nearestTests(file).sort((one, other) => rank(one) - rank(other))
  found.set(file, tests.slice(0, MOST_TESTS))
  return testFilesOf(file)
}

function nearestTests(file: string): string[] {
  const seen = new Set([file])
  for (let level = [file]; level.length > 0; ) {
    level = [...new Set(level.flatMap(one => importers.get(one) ?? []))].filter(
      one => !seen.has(one),
    )
    for (const one of level) seen.add(one)
    const tests = level.filter(isUsable)
    if (tests.length > 0) return tests
  }
  return []
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
