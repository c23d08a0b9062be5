/** The subject of a viewing, which says whose time it takes, and where: a home, or an agent alone. */
import {and, eq} from 'drizzle-orm'
import {available} from '#server/content/records/advertisements.ts'
import {properties, team} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'

export interface Subject {
  agent: string
  agentName: string
  property: string | null
  /** The neighbourhood. */
  place: string | null
  /** True where one viewing at a time is possible, whoever shows it. A project has many homes. */
  isAlone: boolean
}

interface Named {
  slug?: string | undefined
  agent?: string | undefined
}

/** Undefined where the home is not offered, names no agent, or nobody of that name sells homes. */
export async function findSubject(
  orm: Pick<Orm, 'select'>,
  {slug, agent}: Named,
): Promise<Subject | undefined> {
  if (slug) return subjectOfHome(orm, slug)
  if (!agent) return undefined
  const [member] = await orm
    .select({agent: team.id, agentName: team.name})
    .from(team)
    .where(and(eq(team.id, agent), team.published, eq(team.type, 'AGENT')))
  return member && {...member, property: null, place: null, isAlone: false}
}

async function subjectOfHome(orm: Pick<Orm, 'select'>, slug: string): Promise<Subject | undefined> {
  const [home] = await orm
    .select({
      agent: team.id,
      agentName: team.name,
      property: properties.id,
      place: properties.neighborhood,
      isProject: properties.project,
    })
    .from(properties)
    .innerJoin(team, eq(team.id, properties.agent))
    .where(and(eq(properties.id, slug), available(), team.published))
  if (!home) return undefined
  const {isProject, ...subject} = home
  return {...subject, isAlone: !isProject}
}

/** True while the agent is in the team, and the home is advertised: then its hours can be taken. */
export async function isOffered(
  orm: Pick<Orm, '$count'>,
  {agent, property}: {agent: string; property: string | null},
) {
  const members = await orm.$count(team, and(eq(team.id, agent), team.published))
  if (!members || property === null) return members > 0
  return (await orm.$count(properties, and(eq(properties.id, property), available()))) > 0
}

/** Facts for a page or a mail, as the content has them now. */
export async function factsOf(
  orm: Pick<Orm, 'select'>,
  {agent, property}: {agent: string; property: string | null},
) {
  const [member] = await orm
    .select({name: team.name, phone: team.phone})
    .from(team)
    .where(eq(team.id, agent))
  const {id, name, address, project} = properties
  const [home] = property
    ? await orm
        .select({slug: id, name, address, isProject: project})
        .from(properties)
        .where(eq(id, property))
    : []
  return {agent: {name: member?.name ?? agent, phone: member?.phone ?? undefined}, home}
}
