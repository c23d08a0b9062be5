/** Classifies a failed query for its caller, by the causes that Drizzle's error wraps. */

/**
 * These values cannot be stored; retrying is pointless. SQLSTATE classes 22, 23 and 54, or a
 * TypeError or RangeError that was thrown before the query was sent.
 */
export const isRefusedByData = (error: unknown) =>
  codesOf(error).some(code => /^(22|23|54)[0-9A-Z]{3}$/.test(code)) ||
  chainOf(error).some(one => one instanceof TypeError || one instanceof RangeError)

/** The database is not available at the moment. */
export const isUnreachable = (error: unknown) =>
  codesOf(error).some(code => UNAVAILABLE.test(code) || NETWORK.has(code)) ||
  chainOf(error).some(({code, syscall}) => code === 'ENOENT' && syscall === 'connect') ||
  chainOf(error).some(({name, message}) => name === 'DatabaseGone' || BROKEN.test(message ?? ''))

/** A row would overlap another one, which a constraint of the table excludes. */
export const isExcluded = (error: unknown) => codesOf(error).includes('23P01')

/** Another session holds the lock, for longer than the caller waits. */
export const isLockTimeout = (error: unknown) => codesOf(error).includes('55P03')

/** The query failed, not what was made of its rows. */
export const isFailureOfDatabase = (error: unknown) =>
  chainOf(error).some(({name}) => name === 'DrizzleQueryError') || isUnreachable(error)

/** Advises an operator on a database that cannot be used, if the reason is known. */
export function remedyOf(error: unknown): string | undefined {
  const known = codesOf(error).find(code => code in REFUSED)
  if (known) return REFUSED[known]
  return isUnreachable(error) ? UNREACHABLE : undefined
}

const WRONG_LOGIN =
  'The database refuses the user or the password in DATABASE_URL. Correct them; special characters must be percent-encoded, such as %40 for @.'

const REFUSED: Record<string, string> = {
  '28P01': WRONG_LOGIN,
  '28000': WRONG_LOGIN,
  '3D000':
    'The database that DATABASE_URL names does not exist. Create it, or correct the name after the last slash.',
  '42501':
    'The role in DATABASE_URL may not do what is needed. Make it the owner of its database: alter database … owner to ….',
}

/** For an operator. */
export const UNREACHABLE =
  'The database cannot be reached. Start it, or check DATABASE_URL, and try again.'

/** Connection, rollback, resources, shutdown, system error, lock not available, read-only transaction. */
const UNAVAILABLE = /^(08|40|53|57|58|55P03|25006)/

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

// node-postgres gives these no code.
const BROKEN = /connection terminated|timeout exceeded when trying to connect|query read timeout/i

interface Failure {
  name?: string
  message?: string
  code?: unknown
  syscall?: unknown
  cause?: unknown
  errors?: unknown[]
}

const codesOf = (error: unknown) =>
  chainOf(error).flatMap(({code}) => (typeof code === 'string' ? [code] : []))

function chainOf(error: unknown, depth = 0): Failure[] {
  if (typeof error !== 'object' || error === null || depth > 5) return []
  const failure = error as Failure
  const inner = [failure.cause, ...(failure.errors ?? [])]
  return [failure, ...inner.flatMap(one => chainOf(one, depth + 1))]
}
