/** Viewings as the API answers them. */
import {eq} from 'drizzle-orm'
import type {DataOf} from '#kit/api-client/call.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import {localise} from '#server/content/records/localise.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {getViewing, getViewingHours, holdViewing} from '#trade/contract/viewing-calls.ts'
import type {Held} from './hold.ts'
import type {ViewingRole, ViewingRow} from './private-link.ts'
import {factsOf} from './subject.ts'
import type {Viewings} from './viewings.ts'

const texts = (moments: Date[]) => moments.map(moment => moment.toISOString())

export const hoursAnswer = ({
  subject,
  lengthMinutes,
  sendsMail,
  days,
  next,
}: Awaited<ReturnType<Viewings['hours']>>): DataOf<typeof getViewingHours> => ({
  agent: subject.agent,
  agent_name: subject.agentName,
  length_minutes: lengthMinutes,
  sends_mail: sendsMail,
  days: days.map(({day, starts}) => ({day, starts: texts(starts)})),
  ...(next && {next}),
})

export const heldAnswer = ({
  token,
  startsAt,
  endsAt,
  heldUntil,
}: Pick<Held, 'token' | 'startsAt' | 'endsAt' | 'heldUntil'>): DataOf<typeof holdViewing> => ({
  hold: token,
  starts: startsAt.toISOString(),
  ends: endsAt.toISOString(),
  until: heldUntil.toISOString(),
})

/** Only the agent sees name and numbers of the visitor: a link may be forwarded. */
export async function viewingAnswer(
  orm: Pick<Orm, 'select'>,
  {viewing, role}: {viewing: ViewingRow; role: ViewingRole},
  locale: Locale,
): Promise<DataOf<typeof getViewing>> {
  const {id, sequence, state, mode, startsAt, endsAt, agent, property, acceptedAt, lead} = viewing
  const {agent: member, home} = await factsOf(orm, viewing)
  const person = role === 'agent' && lead ? await personOf(orm, lead) : {}
  return {
    id,
    sequence,
    role,
    state,
    ...(mode && {mode}),
    starts: startsAt.toISOString(),
    ends: endsAt.toISOString(),
    agent,
    agent_name: member.name,
    ...(role === 'visitor' && member.phone && {agent_phone: member.phone}),
    ...(property && home && {slug: property, ...homeWords(home, locale)}),
    accepted: acceptedAt !== null,
    ...person,
  }
}

function homeWords(home: Home, locale: Locale) {
  const {name, address} = localise({name: home.name, address: home.address}, locale)
  return {home: `${name}`, ...(address && {address: `${address}`})}
}

type Home = NonNullable<Awaited<ReturnType<typeof factsOf>>['home']>

async function personOf(orm: Pick<Orm, 'select'>, id: string) {
  const {name, phone, phoneE164, email} = leads
  const [lead] = await orm
    .select({name, phone, phoneE164, email})
    .from(leads)
    .where(eq(leads.id, id))
  if (!lead) return {}
  const number = lead.phoneE164 ?? lead.phone
  return {
    ...(lead.name && {name: lead.name}),
    ...(number && {phone: number}),
    ...(lead.email && {email: lead.email}),
  }
}
