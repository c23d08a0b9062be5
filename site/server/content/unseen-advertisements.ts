/** Open houses and landing pages that answer 410, because their property is not shown. */
import {sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {inEnglish} from '../../app/shared-with-server/saying.ts'
import {available} from './available.ts'
import {isShown} from './referrers.ts'
import {takenDown} from './schema/check-values.ts'
import type {Fields} from './schema/fields.ts'
import {type KindName, kinds} from './schema/kinds.ts'
import type {Problem} from './schema/problem.ts'
import {referringColumns, tableOf} from './staying-records.ts'
import {properties} from './tables.ts'

interface Unseen {
  kind: KindName
  key: string
  field: string
  property: string
}

/** Without those whose day is over. */
export async function unseenAdvertisements(orm: Pick<Orm, 'execute'>): Promise<Unseen[]> {
  const unseen: Unseen[] = []
  for (const {kind, name, column, advertises} of referringColumns(['properties'])) {
    if (!advertises) continue
    const named = sql`${tableOf(kind)}.${column}`
    const {rows} = (await orm.execute(
      sql`select id as key, ${named} as property from ${tableOf(kind)}
        where ${named} is not null and ${isShown(kind)} and ${isAhead(kind)} and not exists
          (select 1 from ${properties} where ${properties.id} = ${named} and ${available()})
        order by id`,
    )) as unknown as {rows: {key: string; property: string}[]}
    unseen.push(...rows.map(row => ({kind, field: name, ...row})))
  }
  return unseen
}

const isAhead = (kind: KindName) =>
  Object.hasOwn(kinds[kind].fields as Fields, 'date') ? sql`date >= ${officeDay()}` : sql`true`

/** For the report of an import: a sync on schedule must not repeat each time what was so before it. */
export async function takenDownSince(
  orm: Pick<Orm, 'execute'>,
  before: Unseen[],
): Promise<Problem[]> {
  const known = new Set(before.map(recordOf))
  return (await unseenAdvertisements(orm))
    .filter(one => !known.has(recordOf(one)))
    .map(one => ({
      file: one.kind,
      record: one.key,
      field: one.field,
      says: inEnglish(takenDown(recordOf(one), one.property)),
    }))
}

const recordOf = ({kind, key}: Unseen) => `${kind}/${key}`
