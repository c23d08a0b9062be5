/** What people change of their own account; their name and language: `changeAccount`. */
import {eq} from 'drizzle-orm'
import type {Orm} from '../../platform/db/connect.ts'
import {accounts} from '../../platform/db/desk-schema.ts'
import {type Attempt, countAttempt, takeBack} from '../access/attempts.ts'
import {
  hashPassword,
  type PasswordProblem,
  passwordProblem,
  verifyPassword,
} from '../access/passwords.ts'
import {actorOf, endOtherSessions, type SignedIn} from '../access/sessions.ts'
import {audit} from '../audit/audit-log.ts'

export type OwnPasswordProblem =
  | {is: 'wrong'}
  | {is: 'wait'; seconds: number}
  | {is: 'bad'; problem: PasswordProblem}

interface Given extends Pick<Attempt, 'network' | 'secret'> {
  account: Pick<SignedIn, 'id' | 'mail' | 'name'>
  /** The one that holds until now: an open screen alone changes nothing. */
  password: string
}

/** Asked for before what matters most; limited as when somebody signs in. */
export async function confirmPassword(
  orm: Orm,
  {account, password, network, secret}: Given,
): Promise<OwnPasswordProblem | undefined> {
  const attempt: Attempt = {what: 'password', mail: account.mail, network, secret}
  const {wait} = await countAttempt(orm, attempt)
  if (wait !== undefined) return {is: 'wait', seconds: wait}
  const [row] = await orm
    .select({hash: accounts.passwordHash})
    .from(accounts)
    .where(eq(accounts.id, account.id))
  if (!(await verifyPassword(password, row?.hash))) return {is: 'wrong'}
  await takeBack(orm, attempt)
  return undefined
}

/** All sessions but this one end. */
export async function changePassword(
  orm: Orm,
  {next, session, ...given}: Given & {next: string; session: string},
): Promise<OwnPasswordProblem | undefined> {
  const bad = passwordProblem(next, given.account)
  if (bad) return {is: 'bad', problem: bad}
  const problem = await confirmPassword(orm, given)
  if (problem) return problem
  const passwordHash = await hashPassword(next)
  const {account} = given
  const actor = actorOf(account)
  await orm.transaction(async transaction => {
    // A link that was asked for in somebody else's name ends, too.
    const set = {passwordHash, inviteHash: null, inviteExpiresAt: null}
    await transaction.update(accounts).set(set).where(eq(accounts.id, account.id))
    await endOtherSessions(transaction, {account: account.id, keep: session}, actor)
    await audit(transaction, actor, {action: 'account.password', subject: account.id})
  })
  return undefined
}
