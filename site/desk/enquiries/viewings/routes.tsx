/** A viewing is confirmed, moved, declined or cancelled by a form of its enquiry. */
import {and, eq} from 'drizzle-orm'
import {nothingHere} from '#desk/http/answers.ts'
import type {DeskRoute, DeskVisit} from '#desk/http/desk-route.ts'
import {leads} from '#server/leads/tables.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {isId} from '#server/platform/ids.ts'
import {CHANGED_SINCE} from '#server/viewings/change.ts'
import {viewings} from '#server/viewings/tables.ts'
import {type ViewingTask, viewingTasks} from '#trade/viewing/tasks.ts'
import {HOUR_TAKEN} from '#trade/viewing/words.ts'
import {officeMoment} from '../office-moment.ts'
import {showOne} from '../one/routes.tsx'
import type {Viewer} from '../scope.ts'
import {done, work} from '../work/routes.tsx'

export const viewingRoutes: DeskRoute[] = [work('viewing', changeViewing)]

async function changeViewing(visit: DeskVisit, _lead: string, viewer: Viewer) {
  const {form, parts, actor} = visit
  const [id, task, starts] = [form.get('viewing'), form.get('task'), form.get('starts')]
  const viewing = isId(id) ? await viewingOf(visit, viewer, id) : undefined
  if (!viewing) return nothingHere
  const refused = (is: string, status = 409) => {
    const problem = {at: 'viewing', is} as const
    return showOne(visit, {problem, viewing: {id, starts: task === 'move' ? starts : ''}}, status)
  }
  if (!isTask(task)) return refused('unknown', 422)
  const [day = '', clock = ''] = starts.split('T')
  const startsAt = task === 'move' ? officeMoment(day, clock) : undefined
  if (task === 'move' && (!startsAt || startsAt.getTime() <= Date.now()))
    return refused('past', 422)
  try {
    const seen = Number(form.get('sequence'))
    await parts.viewings.change(viewing, {task, role: 'agent', by: actor, startsAt, seen})
    return done(visit, {is: 'changed'}, `viewing-${task}`, `#viewing-${id}`)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.message === HOUR_TAKEN) return refused('taken')
    return refused(error.message === CHANGED_SINCE ? 'changed' : 'over')
  }
}

const isTask = (task: string): task is ViewingTask => Object.hasOwn(viewingTasks, task)

/** It may belong to an enquiry that was merged into the one that is shown. */
async function viewingOf({orm, params}: DeskVisit, {scope}: Viewer, id: string) {
  const [row] = await orm
    .select({viewing: viewings, lead: leads.id, main: leads.mergedInto})
    .from(viewings)
    .innerJoin(leads, eq(leads.id, viewings.lead))
    .where(and(eq(viewings.id, id), scope))
  const isOfThis = row && (row.lead === params.id || row.main === params.id)
  return isOfThis ? row.viewing : undefined
}
