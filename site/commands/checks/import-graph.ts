/** A graph of the project's files: a file names others by its imports, or by the path of a script. */
import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import ts from 'typescript'
import {ownFile} from '../../build/own-file.ts'
import {root} from '../node24.mjs'

/** Paths from the project's folder on. */
export type Graph = Map<string, string[]>

export const graphOf = (patterns: string, options?: Options): Graph =>
  new Map(globSync(patterns, {cwd: root}).map(file => [file, importsOf(file, options)]))

interface Options {
  /** Leaves out imports of types alone, of which nothing runs. */
  withoutTypes?: boolean
}

/** Lists what a file imports or exports from, without what is behind `import()`. */
function importsOf(file: string, {withoutTypes}: Options = {}): string[] {
  const {statements} = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest)
  return statements.flatMap(statement => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    if (withoutTypes && isOfTypes(statement)) return []
    const source = statement.moduleSpecifier
    return source && ts.isStringLiteral(source) ? (ownFile(file, source.text) ?? []) : []
  })
}

const isOfTypes = (statement: ts.ImportDeclaration | ts.ExportDeclaration) =>
  ts.isExportDeclaration(statement)
    ? statement.isTypeOnly
    : statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword

/** Files that a file starts or loads by a path, such as `'../../site/commands/leads.ts'`. */
export const pathsIn = (file: string): string[] =>
  [
    ...textOf(file).matchAll(
      /['"`](?:\.{1,2}\/)*((?:site|widgets|loader|docs)\/[\w./-]+\.\w+)['"`]/g,
    ),
  ].flatMap(([, path = '']) => path)

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
