/** The viewings of an enquiry, with what speaks against their hours. */
import {desc, eq, or} from 'drizzle-orm'
import {properties, team} from '#server/content/tables.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {ViewingRow} from '#server/viewings/private-link.ts'
import {viewings} from '#server/viewings/tables.ts'

export interface ShownViewing {
  viewing: ViewingRow
  agent: string
  /** In each language. */
  home: Record<string, string> | undefined
}

export async function readViewings(orm: Orm, lead: string): Promise<ShownViewing[]> {
  const rows = await orm
    .select({viewing: viewings, agent: team.name, home: properties.name})
    .from(viewings)
    .innerJoin(leads, eq(leads.id, viewings.lead))
    .leftJoin(team, eq(team.id, viewings.agent))
    .leftJoin(properties, eq(properties.id, viewings.property))
    .where(or(eq(leads.id, lead), eq(leads.mergedInto, lead)))
    .orderBy(desc(viewings.startsAt))
  return rows.map(({viewing, agent, home}) => ({
    viewing,
    agent: agent ?? viewing.agent,
    home: (home as Record<string, string> | null) ?? undefined,
  }))
}
