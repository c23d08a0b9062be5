/**
 * Checks facts against the types of schema.org by letting TypeScript read them as code: what has a
 * property that its type does not know, or a value of another kind, does not compile.
 */
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import ts from 'typescript'
import type {Node} from './structured-data.ts'

interface FactOfPage {
  page: string
  node: Node
}

/** Beside this file, where the types are found; it is on no disk. */
const FILE = join(dirname(fileURLToPath(import.meta.url)), 'facts-of-pages.ts')

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}

export function typeProblems(facts: FactOfPage[]): string[] {
  // Reads each combination of types once: hundreds of homes differ in their words alone.
  const distinct = new Map(facts.map(fact => [shapeOf(fact.node), fact]))
  const lines = [...distinct.values()].map(({node}, at) => {
    const source = literal(node)
    return `export const fact${at}: S.${typeOf(source)} = ${source}`
  })
  const text = [`import type * as S from 'schema-dts'`, ...lines].join('\n')
  const names = [...distinct.values()].map(({page, node}) => `${page}: ${node['@type']}`)
  return diagnosticsOf(text).map(({line, message}) => `${names[line - 1]}: ${message}`)
}

/** Its properties, and of their values what a type can distinguish. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].sort()}]`
  if (value && typeof value === 'object') {
    // In every type, the name of a thing is any text.
    const shapes = Object.entries(value).map(([name, each]) =>
      name === 'name' ? `name: ${typeof each}` : `${name}: ${shapeOf(each)}`,
    )
    return `{${shapes}}`
  }
  if (typeof value !== 'string') return typeof value
  if (/\s/.test(value)) return 'text'
  // Types name single words and addresses of schema.org, and know numbers written as text.
  return /^https?:(?!\/\/schema\.org\/)/.test(value) ? 'address' : value.replace(/\d+/g, '0')
}

const typeOf = (source: string) => /"@type": "(\w+)"/.exec(source)?.[1] ?? 'Thing'

/** As JSON, but for actions: what a visitor enters is named by special properties. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (!value || typeof value !== 'object') return JSON.stringify(value)
  const type = (value as Partial<Node>)['@type']
  const properties = Object.entries(value)
    .sort(([one]) => (one === '@type' ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}: ${literal(each)}`)
  const object = `{${properties.join(', ')}}`
  return type?.endsWith('Action')
    ? `(${object} satisfies S.WithActionConstraints<S.${type}> as S.${type})`
    : object
}

function diagnosticsOf(text: string) {
  const host = ts.createCompilerHost(OPTIONS)
  const {getSourceFile, fileExists, readFile} = host
  host.fileExists = name => name === FILE || fileExists(name)
  host.readFile = name => (name === FILE ? text : readFile(name))
  host.getSourceFile = (name, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest)
  const program = ts.createProgram([FILE], OPTIONS, host)
  const source = program.getSourceFile(FILE)
  if (!source) throw new Error('There is nothing to check')
  return [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map(({start = 0, messageText}) => ({
    line: source.getLineAndCharacterOfPosition(start).line,
    message: ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').slice(-2).join(' '),
  }))
}
