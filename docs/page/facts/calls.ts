/** The API's calls, from the one table that client and server use. */
import ts from 'typescript'
import type {Call} from '#kit/api-client/call.ts'
import * as contract from '#trade/contract/contract.ts'
import {docOf, documented, sourceOf} from './source.ts'
import {matchesIn} from './sources.ts'
import {typePrinter} from './type-text.ts'

export interface CallFact {
  name: string
  method: string
  path: string
  parameters: ParameterFact[]
  doc: string
  /** The TypeScript type of `data` in the response. */
  response: string
}

export interface ParameterFact {
  name: string
  /** `string`, `boolean`, `file`, `files`. */
  type: string
  optional: boolean
}

const TYPES: Record<string, string> = {text: 'string', flag: 'boolean'}

/** The description of a call is its doc comment in the contract. */
export function callFacts(program: ts.Program): CallFact[] {
  const answers = answerTypes(program)
  return (Object.entries(contract) as [string, Call][])
    .sort(([, one], [, other]) => sendingFirst(one, other))
    .map(([exported, {name, method, path, params, isFile}]) => ({
      name,
      method,
      path,
      doc: documented(docOf(declared(exported)), CONTRACT, `call \`${exported}\``),
      response: isFile ? 'the file itself' : (answers.get(exported) ?? 'null'),
      parameters: Object.entries(params).map(([field, {kind, optional}]) => ({
        name: field,
        type: TYPES[kind] ?? kind,
        optional,
      })),
    }))
}

export const CONTRACT = 'widgets/trade/contract/contract.ts'
/** Its parts: what sends, and what few widgets ask for. */
const PARTS = [
  'sent-calls',
  'buying-costs',
  'renting-costs',
  'saved-search-calls',
  'viewing-calls',
].map(name => `widgets/trade/contract/${name}.ts`)

/** The types that calls answer with, by the names of their exports. */
function answerTypes(program: ts.Program): Map<string, string> {
  const checker = program.getTypeChecker()
  const {textOf} = typePrinter(program)
  const source = program.getSourceFile(CONTRACT)
  const module = source && checker.getSymbolAtLocation(source)
  const calls = module ? checker.getExportsOfModule(module) : []
  return new Map(
    calls.map(call => [call.name, textOf(dataOf(checker.getTypeOfSymbol(call), checker))]),
  )
}

/** `Data` of a `Call<Asks, Data>`. */
const dataOf = (call: ts.Type, checker: ts.TypeChecker) =>
  checker.getTypeArguments(call as ts.TypeReference)[1] ?? checker.getNullType()

function declared(name: string): ts.Node {
  const statements = [CONTRACT, ...PARTS].flatMap(file => [...sourceOf(file).statements])
  const found = statements.find(
    statement =>
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some(each => each.name.getText() === name),
  )
  if (!found) throw new Error(`${[CONTRACT, ...PARTS].join(', ')} do not declare ${name}`)
  return found
}

const sendingFirst = (one: Call, other: Call) => other.method.localeCompare(one.method)

/** The path prefix of every call, as in the client. */
export const callBase = () =>
  matchesIn(['widgets/kit/api-client/call-address.ts'], /^const BASE = '([^']+)'/gm)[0] ?? '/'
