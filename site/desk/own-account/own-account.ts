/** Changes that people make to their own account; for name and language: `changeAccount`. */
import {eq} from 'drizzle-orm'
import type {AttemptOrigin} from '#desk/access/attempt-origin.ts'
import {type Attempt, countAttempt, forgive, takeBack} from '#desk/access/attempts.ts'
import {ifTooMany} from '#desk/access/hashing-queue.ts'
import {knownBrowser} from '#desk/access/known-browser.ts'
import {
  hashPassword,
  type PasswordProblem,
  passwordProblem,
  verifyPassword,
} from '#desk/access/passwords.ts'
import {actorOf, endOtherSessions, type SignedIn} from '#desk/access/sessions.ts'
import {endRequestedLinks} from '#desk/accounts/requested-links.ts'
import {audit} from '#desk/audit/audit-log.ts'
import {accounts} from '#desk/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'

export type OwnPasswordProblem =
  | {is: 'wrong'}
  | {is: 'wait'; seconds: number}
  /** Too many passwords are hashed at this moment. */
  | {is: 'busy'}
  | {is: 'bad'; problem: PasswordProblem}

interface Given extends AttemptOrigin {
  account: Pick<SignedIn, 'id' | 'mail' | 'name'>
  /** The one that holds until now: an open screen alone changes nothing. */
  password: string
}

/** Asked for before what matters most; limited as when somebody signs in. */
export async function confirmPassword(
  orm: Orm,
  {account, password, ...origin}: Given,
): Promise<OwnPasswordProblem | undefined> {
  const [owner] = await orm
    .select({id: accounts.id, passwordHash: accounts.passwordHash})
    .from(accounts)
    .where(eq(accounts.id, account.id))
  const browser = knownBrowser(owner, origin)
  const attempt: Attempt = {...origin, what: 'password', mail: account.mail, browser}
  const {wait} = await countAttempt(orm, attempt)
  if (wait !== undefined) return {is: 'wait', seconds: wait}
  const isRight = await verifyPassword(password, owner?.passwordHash, attempt).catch(ifTooMany)
  if (isRight === undefined) {
    await takeBack(orm, attempt)
    return {is: 'busy'}
  }
  if (!isRight) return {is: 'wrong'}
  await forgive(orm, attempt)
  return undefined
}

/** All sessions but this one end. */
export async function changePassword(
  orm: Orm,
  {next, session, agency, ...given}: Given & {next: string; session: string; agency: string},
): Promise<OwnPasswordProblem | undefined> {
  const bad = passwordProblem(next, given.account, agency)
  if (bad) return {is: 'bad', problem: bad}
  const problem = await confirmPassword(orm, given)
  if (problem) return problem
  const {account} = given
  // It proved itself a moment ago, by the password.
  const place = {...given, browser: account.id}
  const passwordHash = await hashPassword(next, place).catch(ifTooMany)
  if (!passwordHash) return {is: 'busy'}
  const actor = actorOf(account)
  await orm.transaction(async transaction => {
    // A link that was asked for in somebody else's name ends, too.
    const set = {passwordHash, inviteHash: null, inviteExpiresAt: null}
    await transaction.update(accounts).set(set).where(eq(accounts.id, account.id))
    await endRequestedLinks(transaction, account.id)
    await endOtherSessions(transaction, {account: account.id, keep: session}, actor)
    await audit(transaction, actor, {action: 'account.password', subject: account.id})
  })
  return undefined
}
