/** Appointments of the agency between two moments, as far as an account may see them. */
import {and, eq, gt, gte, isNull, lt, type SQL, sql} from 'drizzle-orm'
import type {Viewer} from '#desk/enquiries/scope.ts'
import {accounts} from '#desk/tables.ts'
import {available} from '#server/content/records/advertisements.ts'
import {openHouses, properties} from '#server/content/tables.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {officeMoment} from '#server/viewings/hours/opening.ts'
import {viewings} from '#server/viewings/tables.ts'
import {officeDay} from '#trade/agency/office-day.ts'

export interface Sight {
  viewer: Viewer
  /** Undefined: all agents. Null: somebody who is no agent, and has reminders alone. */
  agent: string | null | undefined
  from: Date
  to: Date
}

/** In each language. */
type Words = Record<string, string>

export interface Appointment {
  is: 'viewing' | 'house' | 'reminder'
  id: string
  agent: string | null
  startsAt: Date
  endsAt: Date
  /** The visitor, or the title of an open house. */
  title: Words
  home?: Words | undefined
  href: string
  mode?: string | null
  isAccepted?: boolean
}

/** More are on no screen. */
const MOST = 500
/** A reminder is a moment; it is shown as long as it can be read. */
const REMINDER_MS = 30 * 60_000

export const ofAgent = (column: SQL | Parameters<typeof eq>[0], agent: Sight['agent']) =>
  agent === undefined ? undefined : eq(column as typeof viewings.agent, agent ?? '')

/** The soonest first. */
export async function appointmentsIn(orm: Orm, sight: Sight): Promise<Appointment[]> {
  const all = [
    ...(await viewingsIn(orm, sight)),
    ...(await housesIn(orm, sight)),
    ...(await remindersIn(orm, sight)),
  ]
  return all.sort((one, two) => one.startsAt.getTime() - two.startsAt.getTime())
}

async function viewingsIn(orm: Orm, {viewer, agent, from, to}: Sight): Promise<Appointment[]> {
  const rows = await orm
    .select({viewing: viewings, visitor: leads.name, home: properties.name})
    .from(viewings)
    .innerJoin(leads, eq(leads.id, viewings.lead))
    .leftJoin(properties, eq(properties.id, viewings.property))
    .where(
      and(
        viewer.scope,
        eq(viewings.state, 'booked'),
        // The scope decides what an agent may see.
        viewer.scope ? undefined : ofAgent(viewings.agent, agent),
        gt(viewings.endsAt, from),
        lt(viewings.startsAt, to),
      ),
    )
    .orderBy(viewings.startsAt, viewings.id)
    .limit(MOST)
  return rows.map(({viewing, visitor, home}) => ({
    is: 'viewing',
    ...{id: viewing.id, agent: viewing.agent, startsAt: viewing.startsAt, endsAt: viewing.endsAt},
    title: {en: visitor ?? ''},
    home: (home as Words | null) ?? undefined,
    href: `/desk/enquiries/${viewing.lead}`,
    mode: viewing.mode,
    isAccepted: viewing.acceptedAt !== null,
  }))
}

export async function housesIn(
  orm: Orm,
  {agent, from, to}: Pick<Sight, 'agent' | 'from' | 'to'>,
): Promise<Appointment[]> {
  const rows = await orm
    .select({house: openHouses, agent: properties.agent, home: properties.name})
    .from(openHouses)
    .innerJoin(properties, eq(properties.id, openHouses.property))
    .where(
      and(
        ofAgent(properties.agent, agent),
        available(),
        openHouses.published,
        gte(openHouses.date, officeDay(from)),
        lt(openHouses.date, officeDay(to)),
      ),
    )
    .orderBy(openHouses.id)
    .limit(MOST)
  return rows.map(({house, agent: owner, home}) => ({
    is: 'house',
    ...{id: house.id, agent: owner},
    startsAt: officeMoment(house.date, house.start_time),
    endsAt: officeMoment(house.date, house.end_time),
    title: house.title as Words,
    home: home as Words,
    href: `/open-houses/${encodeURIComponent(house.id)}`,
  }))
}

/** The agent whose work an enquiry is: as mails find it, see `enquiries/recipients.ts`. */
const worker = sql<string | null>`coalesce(
  (select ${accounts.agent} from ${accounts} where ${accounts.id} = ${leads.assignee}),
  ${leads.agent},
  (select ${properties.agent} from ${properties} where ${properties.id} = ${leads.property}))`

async function remindersIn(orm: Orm, {viewer, agent, from, to}: Sight): Promise<Appointment[]> {
  const {id, name, email, remindAt, mergedInto} = leads
  const rows = await orm
    .select({id, name, email, remindAt, agent: worker})
    .from(leads)
    .where(
      and(
        viewer.scope,
        viewer.scope ? undefined : ofAgent(worker, agent),
        isNull(mergedInto),
        gte(remindAt, from),
        lt(remindAt, to),
      ),
    )
    .orderBy(remindAt, id)
    .limit(MOST)
  return rows.flatMap(({remindAt: at, ...row}) =>
    at
      ? {
          is: 'reminder' as const,
          ...{id: row.id, agent: row.agent},
          ...{startsAt: at, endsAt: new Date(at.getTime() + REMINDER_MS)},
          title: {en: row.name ?? row.email ?? ''},
          href: `/desk/enquiries/${row.id}`,
        }
      : [],
  )
}
