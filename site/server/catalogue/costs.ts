/** Exchange rates, and the rules by which costs of buying and of renting are estimated. */
import {asc, desc, lte} from 'drizzle-orm'
import {buyingCosts, rates, rentingCosts} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {emirateTitle} from '../../app/shared-with-server/emirate-names.ts'

/** Exchange rates; undefined while the content has none. */
export async function findRates(orm: Orm) {
  const [row] = await orm.select({day: rates.day, dirhams: rates.dirhams}).from(rates)
  return row
}

/** One record for each emirate: the latest that is valid. */
const rulesIn =
  <Table extends typeof buyingCosts | typeof rentingCosts>(table: Table) =>
  async (orm: Orm, today: string) => {
    const rows = await orm
      .selectDistinctOn([table.emirate])
      .from(table as typeof buyingCosts)
      .where(lte(table.valid_from, today))
      .orderBy(asc(table.emirate), desc(table.valid_from), asc(table.id))
    return rows.map(({id: _id, ...row}) => ({
      ...row,
      name: emirateTitle(row.emirate) ?? row.emirate,
    }))
  }

export const listBuyingCosts = rulesIn(buyingCosts)
export const listRentingCosts = rulesIn(rentingCosts)
