/** The registry of partners with their figures of 30 days. */
import {and, between, gt, inArray, max} from 'drizzle-orm'
import {refusedOrigins, unknownNames} from '#server/partners/registry/claims.ts'
import type {PartnerRow} from '#server/partners/registry/partner.ts'
import {partners, widgetUse} from '#server/partners/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {FiguresPeriod} from '../../../app/shared-with-server/desk/figures.ts'
import type {
  PartnerLine,
  PartnerShown,
  PartnersShown,
} from '../../../app/shared-with-server/desk/partners.ts'
import {readGroups} from '../figures/groups.ts'
import {readFiguresPeriod} from '../figures/period.ts'
import {versionOf} from './change-partners.ts'
import {valuesOf} from './partner-form.ts'

const PAGE = 50

/** `after`: the name that the page before ended with. */
export async function listPartners(orm: Orm, after: string): Promise<PartnersShown> {
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
    partners: shown.map(
      ({id, dailyLimit, disabledAt}): PartnerLine => ({
        ...{name: id, dailyLimit, isDisabled: disabledAt !== null, ...known(id)},
      }),
    ),
    ...{next: rows.length > PAGE ? shown.at(-1)?.id : undefined, isFirst: !after},
    unknown: unknown.slice(0, PAGE).map(({partner, count, lastSeen}) => ({
      ...{name: partner, count, lastSeen: lastSeen.toISOString()},
    })),
    moreUnknown: Math.max(0, unknown.length - PAGE),
  }
}

export async function showPartner(orm: Orm, row: PartnerRow): Promise<PartnerShown> {
  const {id, createdAt, disabledAt, linkHash} = row
  const period = readFiguresPeriod({})
  const {lastSeen, ...use} = (await figuresFor(orm, [id], period))(id)
  const refused = await refusedOrigins(orm, id)
  return {
    partner: {
      ...{name: id, createdAt: createdAt.toISOString(), hasLink: linkHash !== null},
      disabledAt: disabledAt?.toISOString(),
    },
    ...{values: valuesOf(row), version: versionOf(row), faults: [], period, use, lastSeen},
    refused: refused.map(one => ({
      ...{origin: one.origin, count: one.count, lastSeen: one.lastSeen.toISOString()},
    })),
  }
}

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
