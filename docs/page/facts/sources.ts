/** The source files that a widget consists of, and pattern matches in them. */
import {existsSync, readFileSync} from 'node:fs'
import ts from 'typescript'
import {ownFile} from '../../../site/build/own-file.ts'
import {sourceOf} from './source.ts'

/** A module and all modules of ours that it imports, statically or dynamically, without type imports. */
export function filesOf(entry: string): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return
    seen.add(file)
    for (const path of importsOf(sourceOf(file))) {
      const imported = ownFile(file, path)
      if (imported) visit(imported)
    }
  }
  visit(entry)
  return [...seen]
}

function importsOf(source: ts.SourceFile): string[] {
  const paths: string[] = []
  const visit = (node: ts.Node) => {
    const path = importedBy(node)
    if (path && ts.isStringLiteral(path)) paths.push(path.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return paths
}

function importedBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) return isForTypes(node) ? undefined : node.moduleSpecifier
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isDynamic ? node.arguments[0] : undefined
}

function isForTypes({importClause: clause}: ts.ImportDeclaration): boolean {
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const named = clause.namedBindings
  return (
    !clause.name &&
    !!named &&
    ts.isNamedImports(named) &&
    named.elements.every(element => element.isTypeOnly)
  )
}

/** The distinct first groups of a pattern's matches, in the order of the files. */
export const matchesIn = (files: string[], pattern: RegExp): string[] => [
  ...new Set(
    files.flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, found]) => found ?? ''),
    ),
  ),
]
