/** Properties that may be advertised today, and the pages that answer 410 because theirs may not. */
import {and, gte, isNull, or, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {inEnglish} from '../../../app/shared-with-server/message.ts'
import {takenDown} from '../schema/check-values.ts'
import type {Fields} from '../schema/fields.ts'
import {type KindName, kinds} from '../schema/kinds.ts'
import type {Problem} from '../schema/problem.ts'
import {properties} from '../tables.ts'
import {referringColumns, tableOf} from './kind-table.ts'
import {isShown} from './referrers.ts'

/** Properties that may be shown today: an advertisement needs a valid permit. */
export const shown = () =>
  and(
    sql`${properties.published}`,
    or(isNull(properties.permit_expiry), gte(properties.permit_expiry, officeDay())),
  )

/** Properties that can still be bought or rented; spelled as the partial indexes are. */
export const available = () => and(shown(), sql`${properties.status} = 'ACTIVE'`)

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
    const {rows} = await orm.execute<{key: string; property: string}>(
      sql`select id as key, ${column} as property from ${tableOf(kind)}
        where ${column} is not null and ${isShown(kind)} and ${isAhead(kind)} and not exists
          (select 1 from ${properties} where ${properties.id} = ${column} and ${available()})
        order by id`,
    )
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
