/**
 * Test files in groups: each group is one process, whose files share a browser and servers. Node's
 * test runner has a process for each file, which would start those four hundred times, or one for all.
 */
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {root} from '../node24.mjs'
import {type Durations, secondsOf} from './durations.ts'
import {nameOf} from './test-files.ts'

/** Seconds: long enough to be worth a browser, and a crash does not take too many tests with it. */
const MAX_SECONDS = 120
/** Seconds that a group may take in any case. */
const MIN_SECONDS = 20
/** A group takes this share of what is left: groups become short, and a run ends with all cores busy. */
const SHARE = 1 / 8

/** Neighbours share most. The longest group comes first, so that short ones fill the end. */
export function groupsOf(files: string[], durations: Durations): string[][] {
  const secondsIn = (group: string[]) =>
    group.reduce((sum, file) => sum + secondsOf(file, durations), 0)
  const groups: string[][] = []
  let most = 0
  for (const [place, file] of files.entries()) {
    const last = groups.at(-1)
    if (last && secondsIn([...last, file]) <= most) last.push(file)
    else {
      groups.push([file])
      most = Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, secondsIn(files.slice(place)) * SHARE))
    }
  }
  return groups.toSorted((one, other) => secondsIn(other) - secondsIn(one))
}

/**
 * Writes a module for each group, which registers the tests of its files, into a folder. Its name tells
 * which they are: when the process crashes, nothing else does.
 */
export const modulesOf = (groups: string[][], folder: string): string[] =>
  groups.map((files, index) => {
    const [first, last] = [files[0] ?? '', files.at(-1) ?? ''].map(nameOf)
    const module = join(folder, `${index + 1}-from-${first}-to-${last}.mjs`)
    const load = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'load-group.ts')).href)
    const urls = JSON.stringify(files.map(file => pathToFileURL(join(root, file)).href))
    writeFileSync(module, `import {loadGroup} from ${load}\nawait loadGroup(${urls})\n`)
    return module
  })
