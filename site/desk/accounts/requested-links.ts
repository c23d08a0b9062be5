/**
 * Links that were requested because somebody forgot the password. Anybody can request one for any
 * address, so that none ends another: all of an account are good until one is used or they expire.
 */
import {eq, lt, sql} from 'drizzle-orm'
import type {AttemptOrigin} from '#desk/access/attempt-origin.ts'
import {countAttempt} from '#desk/access/attempts.ts'
import {knownBrowser} from '#desk/access/known-browser.ts'
import {accounts, requestedLinks} from '#desk/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {hashOfToken, newToken} from '#server/platform/token.ts'
import {type Account, inSmallLetters} from './account-facts.ts'

/** `wait`: seconds, when too many were requested; the same for an address without an account. */
interface Requested {
  wait?: number | undefined
  /** The link is to be sent to its mailbox; undefined where there is no such account. */
  invited?: {account: Account; token: string} | undefined
}

export async function requestLink(
  orm: Orm,
  given: AttemptOrigin & {mail: string},
): Promise<Requested> {
  const mail = inSmallLetters(given.mail)
  const [account] = await orm.select().from(accounts).where(eq(accounts.mail, mail))
  const browser = knownBrowser(account, given)
  const {wait} = await countAttempt(orm, {...given, mail, what: 'forgotten', browser})
  if (wait !== undefined) return {wait}
  await orm.delete(requestedLinks).where(lt(requestedLinks.expiresAt, sql`now()`))
  if (!account || account.disabledAt) return {}
  const token = newToken()
  const link = {tokenHash: hashOfToken(token), account: account.id}
  await orm.insert(requestedLinks).values({...link, expiresAt: endOf(account)})
  return {invited: {account, token}}
}

/** The mail says so, too: an hour for people with a password, seven days for invited ones. */
const endOf = ({passwordHash}: {passwordHash: string | null}) =>
  passwordHash ? sql`now() + interval '1 hour'` : sql`now() + interval '7 days'`

/** A condition on accounts. */
export const hasRequested = (token: string) =>
  sql`exists (
    select from ${requestedLinks}
    where ${requestedLinks.account} = ${accounts.id}
      and ${requestedLinks.tokenHash} = ${hashOfToken(token)}
      and ${requestedLinks.expiresAt} > now()
  )`

export const endRequestedLinks = (orm: Pick<Orm, 'delete'>, account: string) =>
  orm.delete(requestedLinks).where(eq(requestedLinks.account, account))
