/** All mutants of a file, each the file with one small mistake in it. */
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import ts from 'typescript'
import type {Edit} from './edit.ts'
import {operators} from './operators.ts'

export interface Mutant {
  file: string
  line: number
  /** The line of the source, for people and for the list of equivalent ones. */
  code: string
  /** `original -> mutated`, in one line. */
  change: string
  edit: Edit
}

export function mutantsOf(root: string, file: string): Mutant[] {
  const text = readFileSync(join(root, file), 'utf8')
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const mutants: Mutant[] = []
  const visit = (node: ts.Node) => {
    if (isOfTypesAlone(node)) return
    for (const operator of operators) {
      for (const edit of operator(node, source)) mutants.push(describe(edit))
    }
    ts.forEachChild(node, visit)
  }
  const describe = (edit: Edit): Mutant => {
    const {line} = source.getLineAndCharacterOfPosition(edit.start)
    const change = `${text.slice(edit.start, edit.end)} -> ${edit.text}`
    const code = text.split('\n')[line] ?? ''
    return {file, line: line + 1, code: code.trim(), change: oneLine(change), edit}
  }
  visit(source)
  return mutants
}

export const mutated = (text: string, {start, end, text: other}: Edit) =>
  text.slice(0, start) + other + text.slice(end)

const isOfTypesAlone = (node: ts.Node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isTypeParameterDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  (ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({kind}) => kind === ts.SyntaxKind.DeclareKeyword) === true)

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
