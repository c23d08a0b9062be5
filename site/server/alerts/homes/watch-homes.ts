/**
 * Notes what became of homes since they were last looked at: those that are new, and those that are
 * cheaper than ever before. In a few statements over all homes, once for each import and each day.
 */
import {sql} from 'drizzle-orm'
import {available} from '#server/content/records/advertisements.ts'
import {yearlyPrice} from '#server/content/schema/home-columns.ts'
import {properties} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {homeChanges, homeWatch, watchedHomes} from '../tables.ts'

/** Days: what was away for less, as while a feed failed, is not new when it is back. */
const AWAY = 30

type Inside = Pick<Orm, 'execute' | 'insert' | 'update'>

/**
 * `content`: which import it is. The row is locked by the first server that notes it, and the others
 * find that it is done.
 */
export async function watchHomes(orm: Orm, content: string, day: string): Promise<boolean> {
  const watched = `${content} ${day}`
  return orm.transaction(async inside => {
    const [first] = await inside
      .insert(homeWatch)
      .values({id: 1, watched})
      .onConflictDoNothing()
      .returning({id: homeWatch.id})
    // Whatever there is when the first search may be saved is known.
    if (first) return noteAll(inside).then(() => true)
    const [changed] = await inside
      .update(homeWatch)
      .set({watched})
      .where(sql`${homeWatch.watched} <> ${watched}`)
      .returning({id: homeWatch.id})
    if (!changed) return false
    await noteGone(inside, day)
    await noteBack(inside, day)
    await noteNew(inside)
    await noteCheaper(inside)
    return true
  })
}

const {id, price, price_period, yearly_price} = properties

const noteAll = (orm: Inside) =>
  orm.execute(sql`insert into ${watchedHomes} (property, price, period)
    select ${id}, ${price}, ${price_period} from ${properties} where ${available()}
    on conflict do nothing`)

const noteGone = (orm: Inside, day: string) =>
  orm.execute(sql`update ${watchedHomes} set gone_on = ${day}::date
    where gone_on is null and not exists (
      select from ${properties} where ${id} = ${watchedHomes.property} and ${available()})`)

/** Those that were away for long are new again, at the price that they have now. */
async function noteBack(orm: Inside, day: string) {
  const isThere = sql`${properties.id} = ${watchedHomes.property} and ${available()} and gone_on is not null`
  await orm.execute(sql`with back as (
      update ${watchedHomes} set gone_on = null, price = ${price}, period = ${price_period}
      from ${properties} where ${isThere} and gone_on < ${day}::date - ${AWAY}::int
      returning property)
    insert into ${homeChanges} (property) select property from back`)
  await orm.execute(
    sql`update ${watchedHomes} set gone_on = null from ${properties} where ${isThere}`,
  )
}

const noteNew = (orm: Inside) =>
  orm.execute(sql`with fresh as (
      insert into ${watchedHomes} (property, price, period)
      select ${id}, ${price}, ${price_period} from ${properties} where ${available()}
      on conflict do nothing returning property)
    insert into ${homeChanges} (property) select property from fresh`)

/** Rents are compared for a year, whatever they are for; one that rises and falls is not cheaper. */
async function noteCheaper(orm: Inside) {
  const lowest = yearlyPrice(watchedHomes.price, watchedHomes.period)
  await orm.execute(sql`with lower as (
      select property, ${watchedHomes.price} as before, coalesce(period, 'year') as was_for,
        ${price} as now, ${price_period} as now_for
      from ${watchedHomes} join ${properties} on ${id} = property
      where ${available()} and ${yearly_price} < ${lowest}),
    changed as (
      update ${watchedHomes} set price = now, period = now_for from lower
      where ${watchedHomes.property} = lower.property
      returning lower.property, lower.before, lower.was_for)
    insert into ${homeChanges} (property, before, period)
    select property, before, was_for from changed`)
  await orm.execute(sql`update ${watchedHomes} set price = ${price}, period = ${price_period}
    from ${properties} where ${id} = property
      and ${watchedHomes.price} is null and ${price} is not null`)
}
