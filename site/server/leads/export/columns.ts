/** The columns of an export: the same in CSV and in a workbook. */
import {campaignParameters} from '#kit/api-client/campaign.ts'
import {isObject} from '#server/platform/parse-json.ts'
import {OFFICE_TIME_ZONE} from '#trade/agency/office-day.ts'
import type {LeadRow} from '../lead-store.ts'

/** A moment as a clock in the office shows it. */
export interface OfficeTime {
  /** As `2026-11-21 12:00:00`. */
  office: string
}

export type Cell = string | number | Date | OfficeTime | null | undefined

/** Fields of the payload that have a column of their own; the others are together in `details`. */
const OWN_COLUMN = ['name', 'phone', 'email', 'message', 'fromUrl']

const BEFORE =
  'received_at received_at_office form name phone email message details from_url partner'
const AFTER = 'locale suspected_spam id claimed_partner not_attributed state state_changed_at'
const LATER = 'widget page property phone_e164'

export const COLUMNS = [
  ...BEFORE.split(' '),
  ...campaignParameters,
  ...AFTER.split(' '),
  ...LATER.split(' '),
]

/** Cells that cannot be read are left empty and reported to `warn`. */
export function leadCells(lead: LeadRow, warn: (problem: string) => void): Cell[] {
  if (Number.isNaN(lead.receivedAt.getTime())) {
    warn(`Lead ${lead.id} has no readable date of arrival; its cell is empty.`)
  }
  if (isObject(lead.payload)) return cellsOf(lead)
  warn(`The fields of lead ${lead.id} cannot be read; its cell of details is empty.`)
  return cellsOf({...lead, payload: {}})
}

const cellsOf = (lead: LeadRow): Cell[] => [
  lead.receivedAt,
  officeTime(lead.receivedAt),
  lead.form,
  lead.name,
  lead.phoneE164 ?? lead.phone,
  lead.email,
  lead.message,
  detailsOf(lead.payload),
  lead.fromUrl,
  lead.partner,
  ...campaignParameters.map(name => textOf(lead.campaign?.[name])),
  lead.locale,
  lead.suspectedSpam,
  lead.id,
  lead.claimedPartner,
  lead.notAttributed,
  lead.state,
  lead.stateChangedAt,
  lead.widget,
  lead.page ?? lead.fromUrl,
  lead.property,
  lead.phoneE164,
]

/** Undefined when it is no moment. */
export function officeTime(moment: Date): OfficeTime | undefined {
  if (Number.isNaN(moment.getTime())) return undefined
  // Sweden writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: OFFICE_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return {office: format.format(moment)}
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

function detailsOf(payload: Record<string, unknown>) {
  const others = Object.entries(payload).filter(([name]) => !OWN_COLUMN.includes(name))
  return others.map(([name, value]) => `${name}: ${formatValue(value)}`).join('; ')
}

/** The value of a file is its path below `DATA_DIR`. */
function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).join(' ')
  return isFile(value) ? value.path : String(value)
}

const isFile = (value: unknown): value is {path: string} =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string'
