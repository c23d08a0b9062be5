/** Sends the reading calls, and makes their responses comparable. */
import type {FastifyInstance} from 'fastify'
import type {Call} from '#kit/api-client/call.ts'
import * as contract from '#trade/contract/contract.ts'
import {type Reply, readReply} from './api.ts'
import {readClaims} from './read-claims.ts'

export type CallName = keyof typeof contract

const calls = Object.entries(contract) as [CallName, Call][]
const paths = new Map(calls.map(([name, {path}]) => [name, path]))

const OTHERS = new Set([
  'getTestEnquiry',
  'getSavedSearch',
  'getFormToken',
  'getViewing',
  'getViewingHours',
])

/**
 * Those that answer content, in an envelope: files are the storage's; what one person has sent has
 * tests of its own, and so have hours, which are free at a moment.
 */
export const readingCalls = calls.filter(
  ([name, {method, isFile}]) => method === 'GET' && !isFile && !OTHERS.has(name),
)

/** The address of a call: parameters of its path are in the path, the others in the query. */
export function addressOf(name: CallName, params: Record<string, string> = {}) {
  const rest = {...params}
  const path = (paths.get(name) ?? '').replaceAll(/\{(\w+)\}/g, (_whole, parameter: string) => {
    const {[parameter]: value = ''} = rest
    delete rest[parameter]
    return encodeURIComponent(value)
  })
  return `/api/v1/user/${path}?${new URLSearchParams(rest)}`
}

export const read = async (
  app: FastifyInstance,
  name: CallName,
  params?: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Reply> => readReply(await app.inject({url: addressOf(name, params), headers}))

const FINGERPRINT = /\.[0-9a-f]{12}(?=[.-])/g

/** Fields that depend on the import: the metadata of pictures, and the time of the import. */
const OF_IMPORT = ['pictures', 'updatedAt']

/** The data with media paths as content has them, and without what depends on the import. */
export function plain(data: unknown): unknown {
  const text = JSON.stringify(data, (name, value) => (OF_IMPORT.includes(name) ? undefined : value))
  return JSON.parse(text.replaceAll(FINGERPRINT, ''))
}

/** All that a visitor can read, and whether each file that it names can be fetched. */
export async function everything(app: FastifyInstance) {
  const answers = await Promise.all(
    readingCalls.map(
      async ([name]) => (await app.inject(addressOf(name, readClaims[name]?.params))).body,
    ),
  )
  // No visitor reads when it was imported.
  const text = answers.join('\n').replaceAll(/,"updatedAt":"[^"]*"/g, '')
  const paths = [...new Set(text.match(/\w+\/[\w-]+\.[0-9a-f]{12}\.\w+/g))].sort()
  const files: string[] = []
  for (const path of paths) {
    const {statusCode, rawPayload} = await app.inject(`/storage/${path}`)
    files.push(`${path} ${statusCode} ${rawPayload.length}`)
  }
  return {text, files}
}
