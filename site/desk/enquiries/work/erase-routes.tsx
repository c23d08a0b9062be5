/** Erasing an enquiry, which is asked for twice. */
import {and, count, eq} from 'drizzle-orm'
import {nothingHere, screen, seeOther} from '#desk/http/answers.ts'
import {type DeskRoute, type DeskVisit, get} from '#desk/http/desk-route.ts'
import {leads} from '#server/leads/tables.ts'
import {isId} from '#server/platform/ids.ts'
import {listAddress} from '../addresses.ts'
import {readFilter} from '../list/filter.ts'
import {readEnquiry} from '../one/enquiry.ts'
import {viewerOf} from '../scope.ts'
import {erase} from './erase.ts'
import {EraseScreen} from './erase-screen.tsx'
import {work} from './routes.tsx'

export const eraseRoutes: DeskRoute[] = [
  get('/enquiries/:id/erase', 'enquiries-erase', askOnce),
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
  const {enquiry, files} = whole
  const [merged] = await orm
    .select({count: count()})
    .from(leads)
    .where(and(eq(leads.mergedInto, enquiry.id), viewer.scope))
  return screen(
    <EraseScreen
      enquiry={enquiry}
      files={files}
      merged={merged?.count ?? 0}
      filter={readFilter(query)}
    />,
  )
}
