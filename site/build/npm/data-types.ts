/** The types of data that properties take, from the sources that declare them. */
import ts from 'typescript'
import {typePrinter} from '../../../docs/page/facts/type-text.ts'

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

/** The declarations that some types name, and those which these name. */
export function dataTypes(program: ts.Program, types: string[]): string[] {
  const known = declarationsIn(program)
  const found = new Map<string, string>()
  const collect = (text: string) => {
    for (const name of namesIn(text)) {
      const declaration = known.get(name)
      if (!declaration || found.has(name)) continue
      const declared = asPublished(declaration, program)
      found.set(name, declared)
      collect(declared)
    }
  }
  for (const type of types) collect(type)
  return [...found].sort(([one], [other]) => one.localeCompare(other)).map(([, text]) => text)
}

/** The names of ours that types mention. */
export const dataNames = (declared: string[], types: string[]): string[] => {
  const names = declared.map(text => /export (?:interface|type) (\w+)/.exec(text)?.[1] ?? '')
  const mentioned = new Set(types.flatMap(namesIn))
  return names.filter(name => mentioned.has(name))
}

const namesIn = (text: string) => text.match(/\b[A-Z]\w+\b/g) ?? []

function declarationsIn(program: ts.Program): Map<string, Declaration> {
  const known = new Map<string, Declaration>()
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.includes('widgets/')) continue
    for (const statement of file.statements) {
      const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
      if (isType && statement.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword)) {
        known.set(statement.name.text, statement)
      }
    }
  }
  return known
}

/** Types that follow from a value are written out: partners have the types alone. */
function asPublished(declaration: Declaration, program: ts.Program) {
  const follows = /\btypeof\b/.test(declaration.getText())
  return follows ? writtenOut(declaration, program) : asDeclared(declaration)
}

function writtenOut({name}: Declaration, program: ts.Program) {
  const type = program.getTypeChecker().getTypeAtLocation(name)
  const text = typePrinter(program).expanded(type)
  const isRecord = text.startsWith('{') && text.endsWith('}')
  return isRecord ? `export interface ${name.text} ${text}` : `export type ${name.text} = ${text}`
}

/** With its doc comments, but without our notes and references to our own papers. */
const asDeclared = (declaration: Declaration) =>
  declaration
    .getFullText()
    .trim()
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\s*\((?:spec|decisions)\b[^)]*\)/g, '')
    .replace(/^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*(?=\/\*\*|import )/, '')
