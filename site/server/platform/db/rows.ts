/** Statements in SQL whose rows have a type. */
import type {SQL} from 'drizzle-orm'
import type {Orm} from './connect.ts'

/**
 * Reads the rows of a statement. Drizzle asks for a type with an index signature, which interfaces lack;
 * the type is the caller's word for what the statement selects.
 */
export async function rowsOf<Row extends object>(
  orm: Pick<Orm, 'execute'>,
  statement: SQL,
): Promise<Row[]> {
  const {rows} = await orm.execute<Row & Record<string, unknown>>(statement)
  return rows
}
