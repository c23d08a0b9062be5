/** The API's calls, from the one table that client and server use. */
import ts from 'typescript'
import type {Call} from '../../../widgets/shared/api/call.ts'
import * as contract from '../../../widgets/shared/api/contract.ts'
import {docOf, documented, sourceOf} from './source.ts'
import {saidIn} from './sources.ts'

export interface CallFact {
  name: string
  method: string
  path: string
  /** `phone`, `email?`, `property_images?: files`: what is not text says its kind. */
  asks: string[]
  says: string
}

/** What is said of a call stands above it in the contract. */
export const callFacts = (): CallFact[] =>
  (Object.entries(contract) as [string, Call][])
    .sort(([, one], [, other]) => sendingFirst(one, other))
    .map(([exported, {name, method, path, asks}]) => ({
      name,
      method,
      path,
      says: documented(docOf(declared(exported)), CONTRACT, `call \`${exported}\``),
      asks: Object.entries(asks).map(
        ([field, {kind, optional}]) =>
          `${field}${optional ? '?' : ''}${kind === 'text' ? '' : `: ${kind}`}`,
      ),
    }))

const CONTRACT = 'widgets/shared/api/contract.ts'

function declared(name: string): ts.Node {
  const found = sourceOf(CONTRACT).statements.find(
    statement =>
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some(each => each.name.getText() === name),
  )
  if (!found) throw new Error(`${CONTRACT} does not declare ${name}`)
  return found
}

const sendingFirst = (one: Call, other: Call) => other.method.localeCompare(one.method)

/** What stands before every path, as the client has it. */
export const callBase = () =>
  saidIn(['widgets/shared/api/client.ts'], /^const BASE = '([^']+)'/gm)[0] ?? '/'
