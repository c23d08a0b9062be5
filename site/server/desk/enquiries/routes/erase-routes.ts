/** Erasing an enquiry, which is asked for twice. */
import {and, count, eq} from 'drizzle-orm'
import {leads} from '#server/leads/tables.ts'
import {isId} from '#server/platform/ids.ts'
import {nothingHere, screen, seeOther} from '../../http/answers.ts'
import type {DeskRoute, DeskVisit} from '../../http/desk-route.ts'
import {readEnquiry} from '../enquiry.ts'
import {readFilter} from '../filter.ts'
import {viewerOf} from '../scope.ts'
import {erase} from '../work/erase.ts'
import {listAddress, oneAddress, queryOf} from './addresses.ts'
import {work} from './work-routes.ts'

export const eraseRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '/enquiries/:id/erase',
    permission: 'enquiries-erase',
    handle: askOnce,
  },
  work(
    'erase',
    async ({orm, parts, query}, id, viewer) => {
      const outcome = await erase(orm, viewer, id, parts.deletions)
      if (outcome.is === 'missing') return nothingHere
      return seeOther(listAddress(readFilter(query)), 'enquiry-erased')
    },
    'enquiries-erase',
  ),
]

async function askOnce({orm, account, params, query}: DeskVisit) {
  const viewer = viewerOf(account)
  const whole = isId(params.id) ? await readEnquiry(orm, viewer, params.id) : undefined
  if (!whole) return nothingHere
  const {id, name, email, phone} = whole.enquiry
  const filter = readFilter(query)
  const [merged] = await orm
    .select({count: count()})
    .from(leads)
    .where(and(eq(leads.mergedInto, id), viewer.scope))
  return screen('enquiries/erase', {
    ...{id, who: name ?? email ?? phone ?? '', files: whole.files.length},
    merged: merged?.count ?? 0,
    action: `/desk/enquiries/${id}/erase${queryOf(filter)}`,
    back: oneAddress(id, filter),
  })
}
