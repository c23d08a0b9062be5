/** Other enquiries of the person who sent one: with the same mail address or phone number. */
import {and, desc, ne, or, type SQL, sql} from 'drizzle-orm'
import {leads, leadWords} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {isWholeNumber, phoneForms} from './phone-forms.ts'
import type {Viewer} from './scope.ts'

const MOST = 20

export type OthersOf = Pick<typeof leads.$inferSelect, 'id' | 'email' | 'phone'>

/** The latest of them, of those that the viewer may see. */
export async function othersOfPerson(orm: Orm, {scope}: Viewer, {id, email, phone}: OthersOf) {
  const same = [
    ...(email ? [sameMail(email)] : []),
    ...(phone && isWholeNumber(phone) ? [samePhone(phone)] : []),
  ]
  if (!same.length) return []
  const {receivedAt, form, state, mergedInto} = leads
  return orm
    .select({id: leads.id, receivedAt, form, state, mergedInto})
    .from(leads)
    .where(and(ne(leads.id, id), or(...same), scope))
    .orderBy(desc(receivedAt), desc(leads.id))
    .limit(MOST)
}

/** The index of words finds them, or more; the column decides. */
const sameMail = (email: string): SQL =>
  sql`(${leadWords} @@ plainto_tsquery('simple', ${email}) and lower(${leads.email}) = lower(${email}))`

function samePhone(phone: string): SQL {
  const forms = phoneForms(phone)
  const digits = sql`regexp_replace(${leads.phone}, '\\D', '', 'g')`
  const query = sql`${forms.map(form => `'${form}'`).join(' | ')}::tsquery`
  const list = sql.join(
    forms.map(form => sql`${form}`),
    sql`, `,
  )
  return sql`(${leadWords} @@ ${query} and ${digits} in (${list}))`
}
