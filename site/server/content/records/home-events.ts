/**
 * Records what became of homes, in the transaction that writes them: the homes that were written since
 * the last record are compared with their last event, by reference.
 */
import {max, min, type SQL, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {homeEvents, homeWrites} from '../change-tables.ts'
import {contentVersion} from '../import-tables.ts'
import {properties} from '../tables.ts'

type Inside = Pick<Orm, 'execute' | 'select' | 'selectDistinct' | 'update'>

const {id, reference, price, purpose, price_period, published, status} = properties

/** A rent always names its period, so that it is never compared with the price of a sale. */
const period = sql`case when ${purpose} like '%-rent' then coalesce(${price_period}, 'year') end`

/** More are found in their table: the database reads a long list of parameters slowly. */
const MAX_LISTED = 5_000

/**
 * To be called with the content locked, after all writes. A row that names no home is of none that
 * changed. The first time all homes are there before anything was recorded: nothing is known of them but
 * what they cost now.
 */
export async function recordHomes(orm: Inside) {
  const [version] = await orm.select({recorded: contentVersion.recorded}).from(contentVersion)
  const after = version?.recorded ?? null
  const isNew = sql`${homeWrites.id} > ${after ?? 0}`
  const [kept] = await orm
    .select({first: min(homeWrites.id), last: max(homeWrites.id)})
    .from(homeWrites)
  const {first, last} = {first: kept?.first ?? 0, last: kept?.last ?? 0}
  if (after === null) await orm.execute(record(everyReference, 'known'))
  else if (last <= after) return
  // A server of an older version has forgotten homes that it wrote: it may be any of them.
  else if (first > after + 1) await orm.execute(record(everyReference, 'listed'))
  else await orm.execute(record(referencesOf(await writtenHomes(orm, isNew)), 'listed'))
  await orm.update(contentVersion).set({recorded: last})
}

async function writtenHomes(orm: Inside, isNew: SQL) {
  const rows = await orm
    .selectDistinct({home: homeWrites.home})
    .from(homeWrites)
    .where(isNew)
    .limit(MAX_LISTED + 1)
  const homes = rows.map(({home}) => home)
  return homes.length > MAX_LISTED
    ? sql`any(select home from ${homeWrites} where ${isNew})`
    : sql`any(${sql.param(homes)}::text[])`
}

const everyReference = sql`select ${reference} from ${properties}
  union select reference from ${homeEvents}`

/** Also of homes that are deleted, or have another reference now: their events still name them. */
const referencesOf = (
  homes: SQL,
) => sql`select ${reference} from ${properties} where ${id} = ${homes}
  union select reference from ${homeEvents} where home = ${homes}`

/**
 * A home that has not changed gets no event; its last one learns of a new slug, by which it is found. Each
 * reference is looked up for itself: a plan for all at once reads whole tables for one edit.
 */
const record = (references: SQL, first: 'known' | 'listed') => sql`with
  compared as (
    select touched.reference, now.*, last.id as last_id, last.home as last_home,
      last.event as last_event, last.price as last_price, last.period as last_period,
      case when is_sold or (now.home is null and last.event = 'sold') then 'sold'
        else 'withdrawn' end as ending
    from (${references}) as touched (reference)
      left join lateral (select ${id} as home, ${price} as price, ${period} as period,
        ${published} and ${status} = 'ACTIVE' as is_offered, ${status} = 'SOLD' as is_sold
        from ${properties} where ${reference} = touched.reference limit 1) now on true
      left join lateral (select * from ${homeEvents} where reference = touched.reference
        order by id desc limit 1) last on true),
  judged as (
    select *, case
      when is_offered and last_id is null then ${first}::text
      when is_offered and (last_event in ('withdrawn', 'sold')
        or (period is null) <> (last_period is null)) then 'listed'
      when is_offered and (price, period) is distinct from (last_price, last_period) then 'price'
      when is_offered is not true and last_event <> ending then ending end as outcome
    from compared),
  moved as (
    update ${homeEvents} set home = judged.home from judged
    where ${homeEvents.id} = last_id and ${homeEvents.id} = any(array(
      select last_id from judged where outcome is null and judged.home <> last_home)))
  insert into ${homeEvents} (reference, home, event, price, period)
  select reference, coalesce(home, last_home), outcome,
    case when is_offered then price else last_price end,
    case when is_offered then period else last_period end
  from judged where outcome is not null`
