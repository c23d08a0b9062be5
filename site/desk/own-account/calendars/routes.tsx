/** An agent adds and removes calendars, and makes and ends the private address of the appointments. */

import type {Action} from '#desk/audit/actions.ts'
import {audit} from '#desk/audit/audit-log.ts'
import {nothingHere, screen, seeOther} from '#desk/http/answers.ts'
import {type DeskRoute, type DeskVisit, post} from '#desk/http/desk-route.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {isId} from '#server/platform/ids.ts'
import {showOwnAccount} from '../show-own-account.tsx'
import {CalendarFeedScreen} from './feed-screen.tsx'

const PLACE = '/desk/account#calendars'

/** A form about the calendars of the account's own agent. */
const own = (
  path: string,
  handle: (visit: DeskVisit, agent: string) => ReturnType<DeskRoute['handle']>,
) =>
  post(`/account/${path}`, 'own-account', async visit => {
    const {agent} = visit.account
    return agent === null ? nothingHere : handle(visit, agent)
  })

export const agentCalendarRoutes: DeskRoute[] = [
  own('calendars', async (visit, agent) => {
    const address = visit.form.get('address')
    try {
      await visit.parts.agentsCalendars.add(agent, address, noted(visit, 'calendar.added', agent))
      return seeOther(PLACE, 'calendar-added')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return showOwnAccount(visit, {form: 'calendars', address: error.message})
    }
  }),
  own('calendars/:calendar/remove', async (visit, agent) => {
    const {parts, params} = visit
    const {calendar = ''} = params
    if (!isId(calendar)) return nothingHere
    const isOwn = (await parts.agentsCalendars.of(agent)).some(({id}) => id === calendar)
    if (!isOwn) return nothingHere
    await parts.agentsCalendars.remove(agent, calendar, noted(visit, 'calendar.removed', agent))
    return seeOther(PLACE, 'calendar-removed')
  }),
  own('calendar-feed', async (visit, agent) => {
    const note = noted(visit, 'calendar.subscribed', agent)
    const address = await visit.parts.agentsCalendars.newFeed(agent, note)
    return screen(<CalendarFeedScreen address={address} />)
  }),
  own('calendar-feed/end', async (visit, agent) => {
    await visit.parts.agentsCalendars.endFeed(agent, noted(visit, 'calendar.ended', agent))
    return seeOther(PLACE, 'calendar-ended')
  }),
]

/** The address stays out of the log: it opens the calendar. */
const noted =
  ({actor, account}: DeskVisit, action: Action, agent: string) =>
  (inside: Parameters<typeof audit>[0]) =>
    audit(inside, actor, {action, subject: account.id, details: {agent}})
