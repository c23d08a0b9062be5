/** A stored lead, sorted: its source, its fields, its files. */
import type {KeptFile} from '#server/uploads/keep-files.ts'
import type {LeadRow} from '../lead-store.ts'

export interface LeadFile extends KeptFile {
  field: string
}

/** The database gives a payload's fields in an order of its own; people read them in this one. */
const OTHERS = ''
const ORDER = ['name', 'phone', 'is_whatsapp_number', 'email', OTHERS, 'message']

/** The values that the visitor filled in, but for files. */
export function fieldsOf({payload}: Pick<LeadRow, 'payload'>): Record<string, unknown> {
  const said = Object.entries(payload).filter(
    ([name, value]) => name !== 'fromUrl' && !isOfFiles(value),
  )
  const rank = (name: string) => ORDER.indexOf(ORDER.includes(name) ? name : OTHERS)
  return Object.fromEntries(said.sort(([one], [other]) => rank(one) - rank(other)))
}

export const filesOf = ({payload}: Pick<LeadRow, 'payload'>): LeadFile[] =>
  Object.entries(payload).flatMap(([field, value]) =>
    [value].flat().flatMap(one => (isFile(one) ? [{field, ...one}] : [])),
  )

const isOfFiles = (value: unknown) => (Array.isArray(value) ? value.some(isFile) : isFile(value))

const isFile = (value: unknown): value is KeptFile =>
  typeof value === 'object' && value !== null && 'path' in value && 'sha256' in value
