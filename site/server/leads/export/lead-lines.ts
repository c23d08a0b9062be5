/**
 * How a running server hands leads to a command: a line of JSON for each, and for what is missing,
 * then one that says that these were all. The command makes a table of them, or looks for a person.
 */
import {createInterface} from 'node:readline'
import {Readable} from 'node:stream'
import {isObject} from '../../platform/parse-json.ts'
import type {LeadRow} from '../lead-store.ts'
import type {Exported} from './export-leads.ts'

const END = '{"end":true}\n'

export async function* asLines(exported: AsyncIterable<Exported>): AsyncGenerator<string> {
  let piece = ''
  for await (const one of exported) {
    piece += `${JSON.stringify(one)}\n`
    if (piece.length < 64 * 1024) continue
    yield piece
    piece = ''
  }
  yield piece + END
}

/** Rejects when the lines end too early: the server stopped, or lost its database. */
export async function* fromLines(
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<Exported> {
  const input = Readable.fromWeb(
    (body ?? new Blob().stream()) as Parameters<typeof Readable.fromWeb>[0],
  )
  for await (const line of createInterface({input, crlfDelay: Number.POSITIVE_INFINITY})) {
    const said: unknown = JSON.parse(line)
    if (!isObject(said)) continue
    if (said.end) return
    yield said.lead ? {lead: revived(said.lead as Written)} : (said as Exported)
  }
  throw new Error('The leads ended too early.')
}

type Moments = 'receivedAt' | 'stateChangedAt' | 'remindAt'
type Written = Omit<LeadRow, Moments> & Record<Moments, string | null>

/** JSON has no dates, and null for one that cannot be read. */
const revived = ({receivedAt, stateChangedAt, remindAt, ...lead}: Written): LeadRow => ({
  ...lead,
  stateChangedAt: stateChangedAt === null ? null : new Date(stateChangedAt),
  remindAt: remindAt ? new Date(remindAt) : null,
  receivedAt: new Date(receivedAt ?? Number.NaN),
})
