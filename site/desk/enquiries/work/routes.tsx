/** Actions on one enquiry, each by a form of its screen. */
import type {Permission} from '#desk/access/permissions.ts'
import {type Answer, nothingHere, seeOther} from '#desk/http/answers.ts'
import {type DeskRoute, type DeskVisit, post} from '#desk/http/desk-route.ts'
import {isState} from '#server/leads/lead-state.ts'
import {isId} from '#server/platform/ids.ts'
import {addressOf} from '../addresses.ts'
import {accountNames} from '../names.ts'
import {officeMoment} from '../office-moment.ts'
import {showOne} from '../one/routes.tsx'
import {type Viewer, viewerOf} from '../scope.ts'
import {assign} from './assign.ts'
import {merge, split} from './merge.ts'
import {addNote, checkNote, remind} from './note.ts'
import {changeState, clearSuspicion} from './state.ts'

type Work = (visit: DeskVisit, id: string, viewer: Viewer) => Promise<Answer>

/** A form about one enquiry: an id that is none leads nowhere. */
export const work = (name: string, handle: Work, permission: Permission = 'enquiries') =>
  post(`/enquiries/:id/${name}`, permission, async visit => {
    const {id} = visit.params
    return isId(id) ? handle(visit, id, viewerOf(visit.account)) : nothingHere
  })

export const mailsAgents = ({parts}: DeskVisit) => parts.settings.delivery.mail?.toAgents === true

/** Back to the enquiry, which says what was done. */
export const done = (visit: DeskVisit, outcome: {is: string}, key: string, place = '') =>
  outcome.is === 'missing' ? nothingHere : seeOther(addressOf(visit) + place, key)

export const workRoutes: DeskRoute[] = [
  work('state', async (visit, id, viewer) => {
    const [from, to] = [visit.form.get('from'), visit.form.get('to')]
    if (!isState(to)) return showOne(visit, {problem: {at: 'state', is: 'unknown'}}, 422)
    const outcome = await changeState(visit.orm, viewer, {id, to, ...(isState(from) && {from})})
    if (outcome.is !== 'conflict') return done(visit, outcome, 'enquiry-state')
    const problem = {at: 'state', is: 'conflict', now: outcome.now} as const
    return showOne(visit, {problem}, 409)
  }),

  work('not-spam', async (visit, id, viewer) =>
    done(visit, await clearSuspicion(visit.orm, viewer, id), 'enquiry-not-spam'),
  ),

  work('note', async (visit, id, viewer) => {
    const note = visit.form.get('note')
    const is = checkNote(note)
    if (is) return showOne(visit, {note, problem: {at: 'note', is}}, 422)
    return done(visit, await addNote(visit.orm, viewer, id, note), 'enquiry-noted')
  }),

  work(
    'assign',
    async (visit, id, viewer) => {
      const [from, to] = [visit.form.get('from'), visit.form.get('assignee')]
      if (to && !isId(to)) {
        return showOne(visit, {problem: {at: 'assignee', is: 'no account'}}, 422)
      }
      const shown = visit.form.has('from') ? {from: isId(from) ? from : null} : {}
      const outcome = await assign(visit.orm, viewer, {
        id,
        to: to || null,
        isMailed: mailsAgents(visit),
        ...shown,
      })
      visit.parts.delivery.wake()
      if (outcome.is === 'conflict') {
        const now = (await accountNames(visit.orm, [outcome.now])).get(outcome.now ?? '')
        return showOne(visit, {problem: {at: 'assignee', is: 'conflict', now: now ?? ''}}, 409)
      }
      if (outcome.is === 'no account') {
        return showOne(visit, {problem: {at: 'assignee', is: outcome.is}}, 422)
      }
      return done(visit, outcome, 'enquiry-assigned')
    },
    'enquiries-assign',
  ),

  work('remind', async (visit, id, viewer) => {
    const remindAt = visit.form.get('remind')
    const isNever = visit.form.get('never') !== '' || remindAt === ''
    const [day = '', time] = remindAt.split('T')
    const at = isNever ? null : officeMoment(day, time)
    if (at === undefined || (at && at.getTime() <= Date.now())) {
      return showOne(visit, {remindAt, problem: {at: 'reminder', is: 'past'}}, 422)
    }
    return done(visit, await remind(visit.orm, viewer, id, at), 'enquiry-reminder')
  }),

  work(
    'merge',
    async (visit, id, viewer) => {
      const other = visit.form.get('with')
      if (!isId(other)) return showOne(visit, {problem: {at: 'merge', is: 'unknown'}}, 422)
      return done(visit, await merge(visit.orm, viewer, other, id), 'enquiry-merged')
    },
    'enquiries-assign',
  ),

  work(
    'split',
    async (visit, id, viewer) => done(visit, await split(visit.orm, viewer, id), 'enquiry-split'),
    'enquiries-assign',
  ),
]
