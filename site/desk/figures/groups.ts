/** Enquiries by page, property, widget, partner, campaign or form; widgets and partners with their use. */
import {between, desc, eq, inArray, type SQL, sql} from 'drizzle-orm'
import {properties} from '#server/content/tables.ts'
import {UNKNOWN} from '#server/leads/leads-by-day.ts'
import {leads} from '#server/leads/tables.ts'
import {widgetUse} from '#server/partners/tables.ts'
import {partnerNames} from '#server/partners/usage/partner-quota.ts'
import {sumOfKind} from '#server/partners/usage/usage-store.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {countOf, isCounted, isNamed, namedViews, rateOf} from './counted-leads.ts'
import {type FiguresPeriod, type Grouping, type GroupLine, OWN_SITE} from './figures.ts'

/** Strangers name pages and campaigns: a file has no more lines than this. */
const MOST_LINES = 10_000

/** Between the parts of a campaign. */
const PART = '\u001f'

const {page: sentFrom, fromUrl, property, widget, partner, claimedPartner, campaign, form} = leads

/** Without what is different for each visitor, which older enquiries and other senders may have. */
const address = sql`coalesce(${sentFrom}, ${fromUrl}, '')`
const page = sql`case when ${sentFrom} = '/' then '/' else rtrim(split_part(split_part(${address}, '?', 1), '#', 1), '/') end`
const parameter = (name: string) => sql`coalesce(${campaign}->>${name}, '')`

const keys: Record<Grouping, SQL> = {
  pages: page,
  properties: sql`coalesce(${property}, '')`,
  widgets: sql`coalesce(${widget}, case when ${isNamed} then '' else ${OWN_SITE} end)`,
  partners: sql`coalesce(${partner}, case when ${claimedPartner} is null then '' else ${UNKNOWN} end)`,
  campaigns: sql`case when ${campaign} is null then '' else ${parameter('utm_source')} || ${PART} || ${parameter('utm_medium')} || ${PART} || ${parameter('utm_campaign')} end`,
  forms: sql`${form}`,
}

/** All of them, those with most enquiries first. */
export async function readGroups(
  orm: Orm,
  by: Grouping,
  period: FiguresPeriod,
): Promise<GroupLine[]> {
  const sent = await sentBy(orm, keys[by], period)
  if (by === 'widgets') return withUse(sent, await usedBy(orm, widgetUse.widget, period))
  if (by !== 'partners') return sent.map(({named: _named, ...line}) => line)
  const nameOf = await partnerNames(orm)
  const renamed = <Line extends {key: string[]}>(line: Line) => ({
    ...line,
    key: line.key.map(nameOf),
  })
  const used = await usedBy(orm, widgetUse.partner, period)
  return withUse(sent.map(renamed), used.map(renamed))
}

/** Names of properties by their keys, in each language. */
export async function propertyNames(orm: Orm, keysOfProperties: string[]) {
  const rows = await orm
    .select({id: properties.id, name: properties.name, reference: properties.reference})
    .from(properties)
    .where(inArray(properties.id, keysOfProperties))
  return new Map(rows.map(row => [row.id, row]))
}

type Sent = GroupLine & {named: number}

async function sentBy(orm: Orm, key: SQL, period: FiguresPeriod): Promise<Sent[]> {
  const sent = orm.$with('sent').as(
    orm
      .select({
        key: sql<string>`${key}`.as('key'),
        state: leads.state,
        isNamed: isNamed.as('is_named'),
      })
      .from(leads)
      .where(isCounted(period)),
  )
  const rows = await orm
    .with(sent)
    .select({
      key: sent.key,
      enquiries: countOf(),
      named: countOf(sql`${sent.isNamed}`),
      won: countOf(eq(sent.state, 'won')),
      lost: countOf(eq(sent.state, 'lost')),
    })
    .from(sent)
    .groupBy(sent.key)
    .orderBy(desc(countOf()), sent.key)
    .limit(MOST_LINES)
  return rows.map(row => ({...row, key: row.key.split(PART)}))
}

const usedBy = async (
  orm: Orm,
  column: typeof widgetUse.widget | typeof widgetUse.partner,
  {from, to}: FiguresPeriod,
) => {
  const rows = await orm
    .select({key: column, seen: namedViews, views: sumOfKind('view'), opens: sumOfKind('open')})
    .from(widgetUse)
    .where(between(widgetUse.day, from, to))
    .groupBy(column)
  return rows.map(row => ({...row, key: [row.key]}))
}

/** Lines of one key are added up: names that the registry does not hold have become one. */
function withUse(sent: Sent[], used: Awaited<ReturnType<typeof usedBy>>): GroupLine[] {
  const sums = new Map<string, typeof NOTHING>()
  for (const {key: line, ...counts} of [...sent, ...used]) {
    const [key = ''] = line
    const sum = sums.get(key) ?? {...NOTHING}
    for (const name of names) sum[name] += (counts as Partial<typeof NOTHING>)[name] ?? 0
    sums.set(key, sum)
  }
  const lines = [...sums].map(([key, {named, seen, ...counts}]) => ({
    ...counts,
    key: [key],
    rate: rateOf(named, seen),
  }))
  return lines.sort(
    (one, other) =>
      other.enquiries - one.enquiries || other.views - one.views || byName(one, other),
  )
}

const NOTHING = {enquiries: 0, named: 0, won: 0, lost: 0, views: 0, opens: 0, seen: 0}
const names = Object.keys(NOTHING) as (keyof typeof NOTHING)[]
const byName = ({key: [one = '']}: GroupLine, {key: [other = '']}: GroupLine) =>
  one.localeCompare(other)
