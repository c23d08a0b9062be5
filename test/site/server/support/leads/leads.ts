/**
 * Leads, and a log to read, for the parts of the server that pass them on. It loads neither the
 * server nor the database, so that a test of one part starts at once.
 */
import {type Lead, makeLead} from '#server/leads/lead.ts'
import type {LeadRow} from '#server/leads/lead-store.ts'
import {e164Of} from '#server/leads/phone.ts'
import type {Log} from '#server/platform/log.ts'
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

/** A lead as the database gives it back. */
export function storedLead(more: Partial<LeadRow> = {}): LeadRow {
  const {payload = enquiry} = more
  const textOf = (name: string) => (payload as Record<string, string> | null)?.[name] ?? null
  return {
    ...{id: crypto.randomUUID(), form: 'contact', idempotencyKey: 'k1', bodyHash: 'h1'},
    ...{
      name: textOf('name'),
      phone: textOf('phone'),
      phoneE164: e164Of(textOf('phone') ?? '') ?? null,
      email: textOf('email'),
      message: textOf('message'),
    },
    ...{fromUrl: textOf('fromUrl'), page: null, partner: null, campaign: null, locale: null},
    ...{claimedPartner: null, notAttributed: null, state: 'received', stateChangedAt: null},
    widget: null,
    ...{property: null, agent: null, assignee: null, remindAt: null, mergedInto: null},
    ...{suspectedSpam: null, receivedAt: new Date('2026-11-21T08:00:00Z'), payload},
    ...more,
  }
}

export interface TestLog {
  log: Log
  /** Every message so far. */
  messages(): string[]
  /** Every line so far: what it is about, and its message as `msg`. */
  lines(): Record<string, unknown>[]
}

export function testLog(): TestLog {
  const lines: Record<string, unknown>[] = []
  const note = (about: object | string, msg?: string) =>
    void lines.push(typeof about === 'string' ? {msg: about} : {...about, msg})
  const log = {
    ...{level: 'info', info: note, warn: note, error: note, fatal: note},
    ...{debug() {}, trace() {}, silent() {}, child: () => log},
  } as Log
  return {log, lines: () => lines, messages: () => lines.map(({msg}) => String(msg))}
}
