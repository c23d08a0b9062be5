/** A graph of the project's files: a file names others by its imports, or by the path of a script. */
import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import ts from 'typescript'
import {importsOf} from '../../build/imports.ts'
import {root} from '../node24.mjs'

/** Paths from the project's folder on. */
export type Graph = Map<string, string[]>

/** Leaves out what is behind `import()`, and optionally imports of types alone. */
export const graphOf = (patterns: string, options?: {withoutTypes: boolean}): Graph =>
  new Map(
    globSync(patterns, {cwd: root}).map(file => [
      file,
      importsOf(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest), options),
    ]),
  )

/** Files that a file starts or loads by a path, such as `'../../site/commands/leads.ts'`. */
export const pathsIn = (file: string): string[] =>
  [
    ...textOf(file).matchAll(
      /['"`](?:\.{1,2}\/)*((?:site|widgets|loader|docs)\/[\w./-]+\.\w+)['"`]/g,
    ),
  ].flatMap(([, path = '']) => path)

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
