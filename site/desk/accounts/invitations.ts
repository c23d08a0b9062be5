/**
 * Links that let somebody choose a password: the invitation, and one that an administrator makes for
 * a forgotten password. Each works once, and each ends the one before. What people request themselves
 * is in `requested-links.ts`.
 */
import {randomUUID} from 'node:crypto'
import {and, eq, gt, isNull, or, sql} from 'drizzle-orm'
import type {AttemptOrigin} from '#desk/access/attempt-origin.ts'
import {forgetFailures} from '#desk/access/attempts.ts'
import {hashPassword, type PasswordProblem, passwordProblem} from '#desk/access/passwords.ts'
import {actorOf} from '#desk/access/sessions.ts'
import {type Actor, audit} from '#desk/audit/audit-log.ts'
import {accountSessions, accounts, type Role} from '#desk/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {hashOfToken, isToken, newToken} from '#server/platform/token.ts'
import type {Account} from './account-facts.ts'
import {endRequestedLinks, hasRequested} from './requested-links.ts'

/** The owner of a link: `token` is shown or sent, and stored nowhere. */
export interface Invited {
  account: Account
  token: string
}

interface Invitation {
  mail: string
  name: string
  role: Role
  agent?: string | null
  locale?: string
}

const SEVEN_DAYS = sql`now() + interval '7 days'`
/** An hour for those who have a password: the link replaces it. */
const AS_LONG_AS_NEEDED = sql`case when ${accounts.passwordHash} is null then ${SEVEN_DAYS} else now() + interval '1 hour' end`

export const linkOf = (siteUrl: string, token: string) => `${siteUrl}/desk/join/${token}`

/** Adds an account. The facts are those of `readMail` and `readFacts`. */
export async function invite(
  orm: Orm,
  invitation: Invitation,
  actor: Actor,
): Promise<Invited | {problem: 'mail-taken'}> {
  const token = newToken()
  return orm.transaction(async transaction => {
    const link = {inviteHash: hashOfToken(token), inviteExpiresAt: SEVEN_DAYS}
    const [account] = await transaction
      .insert(accounts)
      .values({id: randomUUID(), ...invitation, ...link})
      .onConflictDoNothing({target: accounts.mail})
      .returning()
    if (!account) return {problem: 'mail-taken' as const}
    const details = {role: account.role}
    await audit(transaction, actor, {action: 'account.invited', subject: account.id, details})
    return {account, token}
  })
}

/** Another link, also for somebody who forgot the password. Undefined: no such account, or disabled. */
export async function inviteAgain(
  orm: Orm,
  id: string,
  actor: Actor,
): Promise<Invited | undefined> {
  const token = newToken()
  return orm.transaction(async transaction => {
    const [account] = await transaction
      .update(accounts)
      .set({inviteHash: hashOfToken(token), inviteExpiresAt: AS_LONG_AS_NEEDED})
      .where(and(eq(accounts.id, id), isNull(accounts.disabledAt)))
      .returning()
    if (!account) return undefined
    await audit(transaction, actor, {action: 'account.invited', subject: id})
    return {account, token}
  })
}

/** Finds the account that the link is for. */
export async function invitedBy(
  orm: Pick<Orm, 'select'>,
  token: string,
): Promise<Account | undefined> {
  if (!isToken(token)) return undefined
  const [account] = await orm.select().from(accounts).where(isOf(token))
  return account
}

export type Accepted = {account: Account} | {problem: PasswordProblem | 'link'}

/** Ends all links, all sessions, and what others' wrong passwords made the account wait for. */
export async function acceptInvitation(
  orm: Orm,
  token: string,
  password: string,
  {agency, ...origin}: AttemptOrigin & {agency: string},
): Promise<Accepted> {
  const invited = await invitedBy(orm, token)
  if (!invited) return {problem: 'link'}
  const problem = passwordProblem(password, invited, agency)
  if (problem) return {problem}
  const {id, mail} = invited
  // A link from the mailbox proves as much as a browser that is known.
  const passwordHash = await hashPassword(password, {...origin, browser: id})
  return orm.transaction(async transaction => {
    // The second of two requests at once waits, and finds the link used.
    const own = eq(accounts.id, id)
    await transaction.select({id: accounts.id}).from(accounts).where(own).for('update')
    if (!(await invitedBy(transaction, token))) return {problem: 'link' as const}
    await endRequestedLinks(transaction, id)
    const [account] = await transaction
      .update(accounts)
      .set({passwordHash, inviteHash: null, inviteExpiresAt: null})
      .where(own)
      .returning()
    if (!account) return {problem: 'link' as const}
    await transaction.delete(accountSessions).where(eq(accountSessions.account, id))
    await forgetFailures(transaction, {...origin, what: 'password', mail})
    const action = invited.passwordHash ? 'account.password' : 'account.joined'
    await audit(transaction, actorOf(account), {action, subject: id})
    return {account}
  })
}

const isOf = (token: string) =>
  and(
    or(
      and(eq(accounts.inviteHash, hashOfToken(token)), gt(accounts.inviteExpiresAt, sql`now()`)),
      hasRequested(token),
    ),
    isNull(accounts.disabledAt),
  )
