/** Connections to PostgreSQL, and Drizzle over them. */
import {drizzle} from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Milliseconds until a query is given up. */
const QUERY_TIMEOUT = 15_000
/** Shorter: PostgreSQL cancels the statement and releases its locks before the client gives up. */
const STATEMENT_TIMEOUT = 14_000

/** Opens a pool; without limits a statement may take as long as it needs. */
export function openPool(connectionString: string, unlimited?: boolean) {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    ...(!unlimited && {query_timeout: QUERY_TIMEOUT}),
    keepAlive: true,
    // A setting of the session, not of the connection: poolers in between refuse the latter.
    onConnect: client =>
      client.query(`set statement_timeout = ${unlimited ? 0 : STATEMENT_TIMEOUT}`),
  })
  // A connection that breaks while idle is replaced at its next use; unheard, it would end the process.
  pool.on('error', () => {})
  // Nor may one that breaks within a transaction: the pending query rejects.
  pool.on('connect', client => client.on('error', () => {}))
  const orm = drizzle({client: pool})
  // Drizzle keeps a connection for ever whose first statement, `begin`, fails: ten would be all.
  orm.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle({client}).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return {pool, orm}
}
