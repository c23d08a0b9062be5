/** The list: its screen, what is new in it, the file of it, and what is done with several at once. */
import {Readable} from 'node:stream'
import {may} from '#desk/access/permissions.ts'
import {file, json, screen, seeOther} from '#desk/http/answers.ts'
import {type DeskRoute, type DeskVisit, get, post} from '#desk/http/desk-route.ts'
import {isState} from '#server/leads/lead-state.ts'
import {isId} from '#server/platform/ids.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {listAddress} from '../addresses.ts'
import {viewerOf} from '../scope.ts'
import {assign} from '../work/assign.ts'
import {mailsAgents} from '../work/routes.tsx'
import {changeState} from '../work/state.ts'
import {countLater} from './count-enquiries.ts'
import {readCursor} from './cursor.ts'
import {exportEnquiries} from './export-enquiries.ts'
import {readFilter} from './filter.ts'
import {PAGE} from './list-enquiries.ts'
import {EnquiriesScreen} from './list-screen.tsx'
import {readList} from './read-list.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const enquiryListRoutes: DeskRoute[] = [
  get('/enquiries', 'enquiries', async visit =>
    screen(<EnquiriesScreen {...(await readList(visit))} />),
  ),
  get(
    '/enquiries/latest',
    {permission: 'enquiries', isInBackground: true},
    async ({orm, account, query}) => {
      const latest = readCursor(query.after)
      return json({
        count: await countLater(orm, viewerOf(account), readFilter(query), latest),
        most: PAGE,
      })
    },
  ),
  get('/enquiries/export', 'enquiries-export', takeAway),
  post('/enquiries/bulk', 'enquiries', changeSeveral),
]

async function takeAway(visit: DeskVisit) {
  const {orm, account, query, parts} = visit
  const format = query.format === 'xlsx' ? 'xlsx' : 'csv'
  const viewer = viewerOf(account)
  const options = {viewer, filter: readFilter(query), format, log: parts.log} as const
  const exported = await exportEnquiries(orm, options)
  if (exported.is === 'too many') {
    return screen(<EnquiriesScreen {...(await readList(visit))} problem="too-many" />, 422)
  }
  const body = exported.is === 'text' ? Readable.from(exported.pieces) : exported.content
  return file({type: TYPES[format], name: `enquiries-${officeDay()}.${format}`, body})
}

/** Those that are not this account's are left as they are, and so are those that are like that. */
async function changeSeveral(visit: DeskVisit) {
  const {orm, account, form, query} = visit
  const ids = form.all('id').filter(isId).slice(0, PAGE)
  const to = form.get('to')
  const assignee = may(account.role, 'enquiries-assign') ? form.get('assignee') : ''
  const isAssigning = assignee === 'nobody' || isId(assignee)
  if (!ids.length || !(isState(to) || isAssigning)) {
    const chosen = {ids, to, assignee}
    return screen(
      <EnquiriesScreen {...(await readList(visit))} problem="nothing-chosen" chosen={chosen} />,
      422,
    )
  }
  const viewer = viewerOf(account)
  for (const id of ids) {
    if (isState(to)) await changeState(orm, viewer, {id, to})
    if (isAssigning) {
      const person = assignee === 'nobody' ? null : assignee
      await assign(orm, viewer, {id, to: person, isMailed: mailsAgents(visit)})
    }
  }
  if (isAssigning) visit.parts.delivery.wake()
  return seeOther(listAddress(readFilter(query)), 'enquiries-changed')
}
