/** The calendar as its screen shows it, a column for each day, or on one day for each agent. */
import type {Choices} from '#desk/enquiries/choices.ts'
import {membersOfTeam} from '#desk/enquiries/choices.ts'
import {viewerOf} from '#desk/enquiries/scope.ts'
import type {DeskVisit} from '#desk/http/desk-route.ts'
import {exceptionsOn, type HoursContent, isDayOff} from '#server/viewings/hours/opening.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {type Appointment, appointmentsIn} from './appointments.ts'
import {type CalendarView, readView} from './calendar-view.ts'
import {type Conflict, conflictsOf, type Taken} from './conflicts.ts'
import {takenIn} from './taken.ts'

export interface Shown extends Appointment {
  conflicts: Conflict[]
}

export interface CalendarColumn {
  day: string
  /** On one day with several agents: whose column it is. Null: nobody's. */
  agent?: string | null
  entries: Shown[]
  /** Busy times of an agent's own calendars, where the column is that agent's. */
  busy: Taken[]
  /** Names of exceptions to the office's hours, with those hours. */
  exceptions: {name: string; opens?: string | undefined; closes?: string | undefined}[]
  /** Agents who have the day off. */
  away: string[]
}

export interface CalendarData {
  view: CalendarView
  /** The agent that is chosen; undefined: all of them, for those who may see them. */
  agent: string | null | undefined
  /** The agents to choose from; empty where there is no choice. */
  agents: Choices
  /** By id. */
  names: Map<string, string>
  columns: CalendarColumn[]
}

export async function readCalendar(visit: DeskVisit): Promise<CalendarData> {
  const {orm, account, query, parts} = visit
  const view = readView(query)
  const team = await membersOfTeam(orm)
  const isOwn = account.role === 'agent'
  const chosen = team.some(([id]) => id === query.agent) ? query.agent : undefined
  const agent = isOwn ? account.agent : chosen
  const sight = {viewer: viewerOf(account), agent, from: view.from, to: view.to}
  const hours = await hoursOf(parts)
  const appointments = await appointmentsIn(orm, sight)
  // A viewing of an agent's may be in another one's time.
  const taken = await takenIn(orm, {...sight, agent: undefined})
  const entries = appointments.map(entry => ({
    ...entry,
    conflicts:
      entry.is === 'viewing' && entry.agent !== null
        ? conflictsOf({...entry, agent: entry.agent}, taken, hours)
        : [],
  }))
  const busy = taken.filter(({is}) => is === 'busy')
  const columnOf = (day: string, whose?: string | null): CalendarColumn => {
    const one = whose === undefined ? agent : whose
    const isOnes = one !== undefined
    const own = entries.filter(({startsAt}) => officeDay(startsAt) === day)
    const {exceptions, away} = daysOf(day, hours, isOnes ? [one] : team.map(([id]) => id))
    return {
      ...{day, exceptions, away},
      ...(whose !== undefined && {agent: whose}),
      entries: whose === undefined ? own : own.filter(entry => entry.agent === whose),
      busy: isOnes ? busy.filter(({agent: of}) => of === one) : [],
    }
  }
  const isByAgent = view.is === 'day' && agent === undefined
  const whose = [...new Set(entries.map(entry => entry.agent))]
  return {
    ...{view, agent, agents: isOwn ? [] : team, names: new Map(team)},
    columns:
      isByAgent && whose.length
        ? whose.map(one => columnOf(view.day, one))
        : view.days.map(day => columnOf(day)),
  }
}

/** Undefined where no hours are offered. */
export async function hoursOf({
  siteContent,
}: Pick<DeskVisit['parts'], 'siteContent'>): Promise<HoursContent | undefined> {
  const {viewingHours: rules, agency} = await siteContent()
  return rules ? ({weekly: agency.office.hours, rules} as HoursContent) : undefined
}

function daysOf(day: string, hours: HoursContent | undefined, agents: readonly (string | null)[]) {
  if (!hours) return {exceptions: [], away: []}
  const {rules} = hours
  return {
    exceptions: exceptionsOn(day, rules),
    away: agents.filter((one): one is string => one !== null && isDayOff(day, one, rules)),
  }
}
