/** Leads, and a log to read, for the parts of the server that pass them on. */
import {PassThrough} from 'node:stream'
import {type Lead, makeLead} from '../../../site/server/leads/lead.ts'
import {createLog, type Log} from '../../../site/server/log.ts'
import {enquiry} from './people.ts'

export const leadOf = (name: string, more: {key?: string; partner?: string} = {}): Lead =>
  makeLead({
    form: 'contact',
    payload: {...enquiry, name},
    context: more.partner === undefined ? {} : {partner: more.partner},
    suspectedSpam: null,
    key: more.key,
  })

export const namesOf = (leads: {payload: Record<string, unknown>}[]) =>
  leads.map(({payload}) => payload.name)

export interface TestLog {
  log: Log
  /** Every message so far. */
  messages(): string[]
  /** Every line so far, as an operator finds it. */
  lines(): Record<string, unknown>[]
}

export function testLog(): TestLog {
  const sink = new PassThrough()
  let text = ''
  sink.on('data', (piece: Buffer) => {
    text += piece
  })
  const lines = () =>
    text
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line))
  return {
    log: createLog({logLevel: 'info'}, sink),
    lines,
    messages: () => lines().map(({msg}) => msg),
  }
}
