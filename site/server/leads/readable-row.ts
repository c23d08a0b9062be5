/** Rows of leads that were changed by hand: what can be read of them is delivered all the same. */
import {isObject} from '#server/platform/parse-json.ts'
import type {LeadRow} from './lead-store.ts'
import type {leads} from './tables.ts'

type StoredRow = typeof leads.$inferSelect

/** False when the payload, the campaign or the date of arrival is not what a form leads to. */
export const isReadable = ({payload, campaign, receivedAt}: StoredRow) =>
  isObject(payload) && (campaign === null || isObject(campaign)) && isDate(receivedAt)

/** With the columns in the place of the payload, and the moment of storing in that of arrival. */
export function readableRow({storedAt, ...row}: StoredRow): LeadRow {
  const {name, phone, email, message, fromUrl} = row
  return {
    ...row,
    payload: isObject(row.payload)
      ? row.payload
      : withoutNull({name, phone, email, message, fromUrl}),
    campaign: isObject(row.campaign) ? row.campaign : null,
    receivedAt: isDate(row.receivedAt) ? row.receivedAt : storedAt,
  }
}

const isDate = (date: Date) => !Number.isNaN(date.getTime())

const withoutNull = (values: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
