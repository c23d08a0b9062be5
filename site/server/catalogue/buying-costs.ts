/** What buying costs, by the rules of each emirate that hold on a day. */
import {asc, desc, lte} from 'drizzle-orm'
import {buyingCosts} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {emirateTitle} from '../../app/shared-with-server/emirate-names.ts'

/** One record for each emirate: the latest that is valid. */
export async function listBuyingCosts(orm: Orm, today: string) {
  const rows = await orm
    .selectDistinctOn([buyingCosts.emirate])
    .from(buyingCosts)
    .where(lte(buyingCosts.valid_from, today))
    .orderBy(asc(buyingCosts.emirate), desc(buyingCosts.valid_from), asc(buyingCosts.id))
  return rows.map(({id: _id, ...row}) => ({...row, name: emirateTitle(row.emirate) ?? row.emirate}))
}
