/**
 * Links that let somebody choose a password: the invitation, and the one for a forgotten password.
 * Each works once, and each ends the one before.
 */
import {randomUUID} from 'node:crypto'
import {and, eq, gt, isNull, sql} from 'drizzle-orm'
import type {Orm} from '../../platform/db/connect.ts'
import {accountSessions, accounts, type Role} from '../../platform/db/desk-schema.ts'
import {hashOfToken, isToken, newToken} from '../../platform/token.ts'
import {type Attempt, countAttempt, forgetFailures} from '../access/attempts.ts'
import {hashPassword, type PasswordProblem, passwordProblem} from '../access/passwords.ts'
import {actorOf} from '../access/sessions.ts'
import {type Actor, audit} from '../audit/audit-log.ts'
import {type Account, inSmallLetters} from './account-facts.ts'

/** Who gets a link: `token` is shown or sent, and stored nowhere. */
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

/**
 * A link for the one who forgot the password, to be sent to its mailbox. Undefined: there is no such
 * account, or it asked too often; the page answers the same.
 */
export async function forgotPassword(
  orm: Orm,
  given: Omit<Attempt, 'what'>,
): Promise<Invited | undefined> {
  const mail = inSmallLetters(given.mail)
  const {wait} = await countAttempt(orm, {...given, mail, what: 'forgotten'})
  const token = newToken()
  if (wait !== undefined) return undefined
  const [account] = await orm
    .update(accounts)
    .set({inviteHash: hashOfToken(token), inviteExpiresAt: AS_LONG_AS_NEEDED})
    .where(and(eq(accounts.mail, mail), isNull(accounts.disabledAt)))
    .returning()
  return account && {account, token}
}

/** Whom the link is for. */
export async function invitedBy(
  orm: Pick<Orm, 'select'>,
  token: string,
): Promise<Account | undefined> {
  if (!isToken(token)) return undefined
  const [account] = await orm.select().from(accounts).where(isOf(token))
  return account
}

export type Accepted = {account: Account} | {problem: PasswordProblem | 'link'}

/** Ends the link, all sessions, and what others' wrong passwords made the account wait for. */
export async function acceptInvitation(
  orm: Orm,
  token: string,
  password: string,
  {secret}: Pick<Attempt, 'secret'>,
): Promise<Accepted> {
  const invited = await invitedBy(orm, token)
  if (!invited) return {problem: 'link'}
  const problem = passwordProblem(password, invited)
  if (problem) return {problem}
  const passwordHash = await hashPassword(password)
  return orm.transaction(async transaction => {
    const [account] = await transaction
      .update(accounts)
      .set({passwordHash, inviteHash: null, inviteExpiresAt: null})
      .where(isOf(token))
      .returning()
    if (!account) return {problem: 'link' as const}
    const {id, mail} = account
    await transaction.delete(accountSessions).where(eq(accountSessions.account, id))
    await forgetFailures(transaction, {what: 'password', mail, secret})
    const action = invited.passwordHash ? 'account.password' : 'account.joined'
    await audit(transaction, actorOf(account), {action, subject: id})
    return {account}
  })
}

const isOf = (token: string) =>
  and(
    eq(accounts.inviteHash, hashOfToken(token)),
    gt(accounts.inviteExpiresAt, sql`now()`),
    isNull(accounts.disabledAt),
  )
