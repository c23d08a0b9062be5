/** Addresses of the list and of one enquiry in it: the list's filter goes along, for the way back. */
import {type Cursor, writeCursor} from './list/cursor.ts'
import {type EnquiryFilter, readFilter, writeFilter} from './list/filter.ts'

const LIST = '/desk/enquiries'

/** With the question mark, or empty. */
export function queryOf(filter: EnquiryFilter, more: Record<string, string | undefined> = {}) {
  const parameters = writeFilter(filter)
  for (const [name, value] of Object.entries(more)) if (value) parameters.set(name, value)
  return parameters.size ? `?${parameters}` : ''
}

export const listAddress = (filter: EnquiryFilter, after?: Cursor) =>
  LIST + queryOf(filter, {after: after && writeCursor(after)})

export const oneAddress = (id: string, filter: EnquiryFilter = {}) =>
  `${LIST}/${id}${queryOf(filter)}`

/** The one that a visit is about, with its list. */
export const addressOf = ({
  params,
  query,
}: {
  params: Record<string, string>
  query: Record<string, string>
}) => oneAddress(params.id ?? '', readFilter(query))
