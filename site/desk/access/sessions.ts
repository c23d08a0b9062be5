/**
 * Sessions of the desk. Whoever has the token is the account; the database keeps only its hash. Times
 * are those of the database, the same for all servers.
 */
import {randomUUID} from 'node:crypto'
import {and, desc, eq, gt, isNull, ne, type SQL, sql} from 'drizzle-orm'
import {type Actor, audit} from '#desk/audit/audit-log.ts'
import {accountSessions, accounts, type Role} from '#desk/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {hashOfToken, isToken, newToken} from '#server/platform/token.ts'

/** The one that is signed in. */
export interface SignedIn {
  id: string
  mail: string
  name: string
  role: Role
  /** The record of the team that this person is. */
  agent: string | null
  locale: string
  /** A code is asked for after the password. */
  hasSecondFactor: boolean
}

export interface Session {
  id: string
  stage: Stage
  device: string
  createdAt: Date
  seenAt: Date
}

/** `password` while the code is awaited: it shows nothing but the question for it. */
export type Stage = 'password' | 'complete'

const ENDS: Record<Stage, SQL> = {
  password: sql`now() + interval '10 minutes'`,
  complete: sql`now() + interval '14 days'`,
}
const IDLE = sql`interval '12 hours'`
const SEEN_EVERY = sql`interval '1 minute'`

export const actorOf = ({id, name}: {id: string; name: string}): Actor => ({account: id, name})

interface Start {
  device: string
  stage: Stage
  /** The session that waited for the code: it ends, and so does its token. */
  replaces?: string
}

/** Answers the token for the cookie. Each sign-in has a new one. */
export async function startSession(
  orm: Orm,
  account: {id: string; name: string},
  {device, stage, replaces}: Start,
): Promise<string> {
  const token = newToken()
  await orm.transaction(async transaction => {
    const of = eq(accountSessions.account, account.id)
    // A good moment: sessions that nobody ends stay no longer than until the next one.
    await transaction
      .delete(accountSessions)
      .where(
        and(
          of,
          sql`not (${isOpen} and ${accountSessions.id} is distinct from ${replaces ?? null}::uuid)`,
        ),
      )
    const id = randomUUID()
    const row = {id, account: account.id, tokenHash: hashOfToken(token), device, stage}
    await transaction.insert(accountSessions).values({...row, expiresAt: ENDS[stage]})
    if (stage === 'password') return
    await transaction
      .update(accounts)
      .set({lastSignInAt: sql`now()`})
      .where(eq(accounts.id, account.id))
    await audit(transaction, actorOf(account), {action: 'session.started', subject: account.id})
  })
  return token
}

/** Finds the session of a token. Disabled accounts have none; background requests are no use. */
export async function sessionOf(
  orm: Orm,
  token: string,
  {isInBackground}: {isInBackground?: true | undefined} = {},
) {
  if (!isToken(token)) return undefined
  const [found] = await orm
    .select({
      session: columns,
      account: {
        id: accounts.id,
        mail: accounts.mail,
        name: accounts.name,
        role: accounts.role,
        agent: accounts.agent,
        locale: accounts.locale,
        hasSecondFactor: sql<boolean>`${accounts.totpConfirmedAt} is not null`,
      },
      isUnseen: sql<boolean>`${accountSessions.seenAt} < now() - ${SEEN_EVERY}`,
    })
    .from(accountSessions)
    .innerJoin(accounts, eq(accounts.id, accountSessions.account))
    .where(
      and(eq(accountSessions.tokenHash, hashOfToken(token)), isNull(accounts.disabledAt), isOpen),
    )
  if (!found) return undefined
  const {isUnseen, session, account} = found
  if (isUnseen && !isInBackground) await see(orm, session.id)
  return {session: session as Session, account: account as SignedIn}
}

const see = (orm: Orm, id: string) =>
  orm.update(accountSessions).set({seenAt: sql`now()`}).where(eq(accountSessions.id, id))

/** Lists the sessions of an account, the latest first. */
export async function listSessions(orm: Orm, account: string): Promise<Session[]> {
  return orm
    .select(columns)
    .from(accountSessions)
    .where(and(eq(accountSessions.account, account), eq(accountSessions.stage, 'complete'), isOpen))
    .orderBy(desc(accountSessions.seenAt), accountSessions.id)
    .limit(100)
}

/** Also somebody else's, by an administrator. False: the account has no such session. */
export async function endSession(
  orm: Orm,
  {account, session}: {account: string; session: string},
  actor: Actor,
): Promise<boolean> {
  const which = and(eq(accountSessions.account, account), eq(accountSessions.id, session))
  return (await end(orm, which, account, actor)) > 0
}

/** All of the account but the one that is kept; answers how many. */
export async function endOtherSessions(
  orm: Pick<Orm, 'transaction'>,
  {account, keep}: {account: string; keep?: string | undefined},
  actor: Actor,
): Promise<number> {
  const others = keep === undefined ? undefined : ne(accountSessions.id, keep)
  return end(orm, and(eq(accountSessions.account, account), others), account, actor)
}

async function end(
  orm: Pick<Orm, 'transaction'>,
  which: SQL | undefined,
  account: string,
  actor: Actor,
) {
  return orm.transaction(async transaction => {
    const ended = await transaction
      .delete(accountSessions)
      .where(which)
      .returning({device: accountSessions.device, stage: accountSessions.stage})
    const complete = ended.filter(({stage}) => stage === 'complete')
    if (complete.length) {
      const details = {count: complete.length}
      await audit(transaction, actor, {action: 'session.ended', subject: account, details})
    }
    return complete.length
  })
}

const columns = {
  id: accountSessions.id,
  stage: accountSessions.stage,
  device: accountSessions.device,
  createdAt: accountSessions.createdAt,
  seenAt: accountSessions.seenAt,
}

const isOpen = and(
  gt(accountSessions.expiresAt, sql`now()`),
  gt(accountSessions.seenAt, sql`now() - ${IDLE}`),
)
