/** The registry of partners with their figures of 30 days. */
import {and, between, gt, inArray, max} from 'drizzle-orm'
import type {FiguresPeriod} from '#desk/figures/figures.ts'
import {readGroups} from '#desk/figures/groups.ts'
import {readFiguresPeriod} from '#desk/figures/period.ts'
import {refusedOrigins, unknownNames} from '#server/partners/registry/claims.ts'
import type {PartnerRow} from '#server/partners/registry/partner.ts'
import {partners, widgetUse} from '#server/partners/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {versionOf} from './change-partners.ts'
import {valuesOf} from './partner-form.ts'

const PAGE = 50

/** `after`: the name that the page before ended with. */
export async function listPartners(orm: Orm, after: string) {
  const rows = await orm
    .select()
    .from(partners)
    .where(after ? gt(partners.id, after) : undefined)
    .orderBy(partners.id)
    .limit(PAGE + 1)
  const shown = rows.slice(0, PAGE)
  const known = await figuresFor(
    orm,
    shown.map(({id}) => id),
    readFiguresPeriod({}),
  )
  const unknown = await unknownNames(orm)
  return {
    partners: shown.map(row => ({...row, ...known(row.id)})),
    // The name that the next page begins after.
    next: rows.length > PAGE ? shown.at(-1)?.id : undefined,
    isFirst: !after,
    // The names that pages send and the registry does not hold, the most frequent first.
    unknown: unknown.slice(0, PAGE),
    moreUnknown: Math.max(0, unknown.length - PAGE),
  }
}

export async function showPartner(orm: Orm, partner: PartnerRow) {
  const period = readFiguresPeriod({})
  const {lastSeen, ...use} = (await figuresFor(orm, [partner.id], period))(partner.id)
  return {
    partner,
    values: valuesOf(partner),
    // The hash of what was stored when the form was rendered.
    version: versionOf(partner),
    period,
    use,
    lastSeen,
    // Other origins that use its name.
    refused: await refusedOrigins(orm, partner.id),
  }
}

/** The list of partners, and one of them. */
export type PartnerList = Awaited<ReturnType<typeof listPartners>>
export type OnePartner = Awaited<ReturnType<typeof showPartner>>

async function figuresFor(orm: Orm, names: string[], period: FiguresPeriod) {
  const lines = await readGroups(orm, 'partners', period)
  const seen = await orm
    .select({partner: widgetUse.partner, day: max(widgetUse.day)})
    .from(widgetUse)
    .where(and(between(widgetUse.day, period.from, period.to), inArray(widgetUse.partner, names)))
    .groupBy(widgetUse.partner)
  const lineOf = new Map(lines.map(line => [line.key[0], line]))
  const dayOf = new Map(seen.map(({partner, day}) => [partner, day ?? undefined]))
  return (name: string) => {
    const {views = 0, opens = 0, enquiries = 0, rate} = lineOf.get(name) ?? {}
    return {views, opens, enquiries, rate, lastSeen: dayOf.get(name)}
  }
}
