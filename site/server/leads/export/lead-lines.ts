/**
 * How a running server hands leads to a command: a line of JSON for each, and for what is missing,
 * then one that says that these were all. The command makes a table of them, or looks for a person.
 */
import {jsonLine, readJsonLines} from '#server/platform/json-lines.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {isObject} from '#server/platform/parse-json.ts'
import type {LeadRow} from '../lead-store.ts'
import type {Exported} from './export-leads.ts'

const END = jsonLine({end: true})
const BROKEN =
  'The server did not send all enquiries: it stopped, lost its database, or sent a line that cannot be read. Look whether it runs, and at its log, and try again.'

export async function* asLines(exported: AsyncIterable<Exported>): AsyncGenerator<string> {
  let piece = ''
  for await (const one of exported) {
    piece += jsonLine(one)
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
  try {
    for await (const said of readJsonLines(body)) {
      if (!isObject(said)) continue
      if (said.end) return
      yield said.lead ? {lead: revived(said.lead as Written)} : (said as Exported)
    }
  } catch (cause) {
    throw new OperatorError(BROKEN, {cause})
  }
  throw new OperatorError(BROKEN)
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
