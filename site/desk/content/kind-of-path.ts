/** Finds the record that an address of the desk names. */
import type {KindName} from '#server/content/schema/kinds.ts'
import {editedKinds} from './list/list-records.ts'
import type {RecordName} from './record/change-record.ts'

export const isListed = (kind: string): kind is KindName => editedKinds.some(one => one === kind)

/** In the place of a key; no key has such a sign. */
const NEW = '+new'

export function recordOfPath({
  kind = '',
  key = '',
}: Record<string, string>): RecordName | undefined {
  return isListed(kind) ? {kind, key: key === NEW ? '' : key} : undefined
}

export const pathOf = ({kind, key}: RecordName) => `/desk/content/${kind}/${key || NEW}`
