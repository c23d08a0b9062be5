/** The API's calls, from the one table that client and server use. */
import type {Call} from '../../../widgets/shared/api/call.ts'
import * as contract from '../../../widgets/shared/api/contract.ts'
import {saidIn} from './sources.ts'

export interface CallFact {
  name: string
  method: string
  path: string
  /** `phone`, `email?`, `property_images?: files`: what is not text says its kind. */
  asks: string[]
  says: string
}

export const callFacts = (calls: Record<string, Call> = contract): CallFact[] =>
  Object.values(calls)
    .sort(sendingFirst)
    .map(({name, method, path, asks, says}) => ({
      name,
      method,
      path,
      says,
      asks: Object.entries(asks).map(
        ([field, {kind, optional}]) =>
          `${field}${optional ? '?' : ''}${kind === 'text' ? '' : `: ${kind}`}`,
      ),
    }))

const sendingFirst = (one: Call, other: Call) => other.method.localeCompare(one.method)

/** What stands before every path, as the client has it. */
export const callBase = () =>
  saidIn(['widgets/shared/api/client.ts'], /^const BASE = '([^']+)'/gm)[0] ?? '/'
