/** How the operator's commands reach the server that runs on their data directory. */
import {join} from 'node:path'
import {isObject} from './parse-json.ts'

export interface OperatorAccess {
  url: string
  token: string
}

export const isOperatorAccess = (value: unknown): value is OperatorAccess =>
  isObject(value) && typeof value.url === 'string' && typeof value.token === 'string'

/** Written when the server listens, and removed when it stops. */
export const operatorFile = (dataDir: string) => join(dataDir, 'operator.json')
