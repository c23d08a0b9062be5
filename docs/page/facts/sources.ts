/** The source files that a widget consists of, and pattern matches in them. */
import {existsSync, readFileSync} from 'node:fs'
import {importsOf} from '../../../site/build/imports.ts'
import {sourceOf} from './source.ts'

/** A module and all modules of ours that it imports, statically or dynamically, without type imports. */
export function filesOf(entry: string): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return
    seen.add(file)
    importsOf(sourceOf(file), {withoutTypes: true, withDynamic: true}).forEach(visit)
  }
  visit(entry)
  return [...seen]
}

/** The distinct first groups of a pattern's matches, in the order of the files. */
export const matchesIn = (files: string[], pattern: RegExp): string[] => [
  ...new Set(
    files.flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, found]) => found ?? ''),
    ),
  ),
]
