/**
 * The accounts of the desk. One administrator who can sign in always stays: without one, nobody could
 * let anybody in but the operator.
 */
import {and, asc, eq, gt, isNull, ne, sql} from 'drizzle-orm'
import {type Actor, audit} from '#desk/audit/audit-log.ts'
import {accountSessions, accounts} from '#desk/tables.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {endCalendars} from '#server/viewings/calendars/end-calendars.ts'
import type {Account, AccountFacts} from './account-facts.ts'
import {endRequestedLinks} from './requested-links.ts'

export type AccountState =
  /** Has not chosen a password yet. */
  'invited' | 'active' | 'disabled'

export interface ListedAccount extends Pick<Account, ShownColumn> {
  state: AccountState
  hasSecondFactor: boolean
  /** The invitation, or a link for another password, can still be used. */
  hasLink: boolean
}

export type ChangeProblem = 'unknown' | 'last-administrator'
export type Changed = {account: Account} | {problem: ChangeProblem}

export const PAGE = 50

/** By mail address, those after the one that is named. One more than a page tells that there are more. */
export async function listAccounts(orm: Orm, after = ''): Promise<ListedAccount[]> {
  const rows = await orm
    .select()
    .from(accounts)
    .where(gt(accounts.mail, after))
    .orderBy(asc(accounts.mail))
    .limit(PAGE + 1)
  return rows.map(listed)
}

export function listed(account: Account): ListedAccount {
  const {id, mail, name, role, agent, locale, createdAt, lastSignInAt, inviteExpiresAt} = account
  return {
    id,
    mail,
    name,
    role,
    agent,
    locale,
    createdAt,
    lastSignInAt,
    state: account.disabledAt ? 'disabled' : account.passwordHash ? 'active' : 'invited',
    hasSecondFactor: account.totpConfirmedAt !== null,
    hasLink: account.inviteHash !== null && Number(inviteExpiresAt) > Date.now(),
  }
}

type ShownColumn =
  | ('id' | 'mail' | 'name' | 'role' | 'agent' | 'locale')
  | ('createdAt' | 'lastSignInAt')

export async function findAccount(
  orm: Pick<Orm, 'select'>,
  by: {id: string} | {mail: string},
): Promise<Account | undefined> {
  const where = 'id' in by ? eq(accounts.id, by.id) : eq(accounts.mail, by.mail)
  const [found] = await orm.select().from(accounts).where(where)
  return found
}

/** The facts are those of `readFacts`. */
export async function changeAccount(orm: Orm, id: string, facts: AccountFacts, actor: Actor) {
  return ofOne(orm, id, async (transaction, before) => {
    const changed = (Object.keys(facts) as (keyof AccountFacts)[]).filter(
      name => facts[name] !== before[name],
    )
    if (!changed.length) return before
    if (changed.includes('role') && (await isLastAdministrator(transaction, before))) return 'last'
    // Names are personal data, which the log does not hold.
    const details = {changed, ...(changed.includes('role') && {from: before.role, to: facts.role})}
    await audit(transaction, actor, {action: 'account.changed', subject: id, details})
    if (changed.includes('agent')) await endCalendarsOf(transaction, before)
    return update(transaction, id, facts)
  })
}

/** It is signed out everywhere, and its links end. One that is disabled stays so since then. */
export async function disableAccount(orm: Orm, id: string, actor: Actor): Promise<Changed> {
  return ofOne(orm, id, async (transaction, before) => {
    if (before.disabledAt) return before
    if (await isLastAdministrator(transaction, before)) return 'last'
    await transaction.delete(accountSessions).where(eq(accountSessions.account, id))
    await endRequestedLinks(transaction, id)
    await endCalendarsOf(transaction, before)
    await audit(transaction, actor, {action: 'account.disabled', subject: id})
    const set = {disabledAt: sql`now()`, inviteHash: null, inviteExpiresAt: null}
    return update(transaction, id, set)
  })
}

export async function enableAccount(orm: Orm, id: string, actor: Actor): Promise<Changed> {
  return ofOne(orm, id, async (transaction, before) => {
    if (!before.disabledAt) return before
    await audit(transaction, actor, {action: 'account.enabled', subject: id})
    return update(transaction, id, {disabledAt: null})
  })
}

/** The account's actions stay in the audit log; its enquiries become unassigned. */
export async function removeAccount(orm: Orm, id: string, actor: Actor): Promise<Changed> {
  return ofOne(orm, id, async (transaction, before) => {
    if (await isLastAdministrator(transaction, before)) return 'last'
    await transaction.update(leads).set({assignee: null}).where(eq(leads.assignee, id))
    await endCalendarsOf(transaction, before)
    await transaction.delete(accounts).where(eq(accounts.id, id))
    await audit(transaction, actor, {action: 'account.removed', subject: id})
    return before
  })
}

type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0]

/** They have names of visitors. Somebody else's account may be of the same agent. */
async function endCalendarsOf(transaction: Transaction, {id, agent, disabledAt}: Account) {
  if (agent === null || disabledAt) return
  const isOther = and(eq(accounts.agent, agent), ne(accounts.id, id), isNull(accounts.disabledAt))
  if (!(await transaction.$count(accounts, isOther))) await endCalendars(transaction, agent)
}

async function ofOne(
  orm: Orm,
  id: string,
  change: (transaction: Transaction, before: Account) => Promise<Account | 'last'>,
): Promise<Changed> {
  return orm.transaction(async transaction => {
    await lockAdministrators(transaction)
    const before = await findAccount(transaction, {id})
    if (!before) return {problem: 'unknown'}
    const account = await change(transaction, before)
    return account === 'last' ? {problem: 'last-administrator'} : {account}
  })
}

/** Two administrators who disable each other take turns: the second finds itself the last one. */
const lockAdministrators = (transaction: Transaction) =>
  transaction
    .select({id: accounts.id})
    .from(accounts)
    .where(eq(accounts.role, 'administrator'))
    .orderBy(accounts.id)
    .for('update')

async function isLastAdministrator(transaction: Transaction, {id}: Account) {
  const able = await transaction
    .select({id: accounts.id})
    .from(accounts)
    .where(
      and(
        eq(accounts.role, 'administrator'),
        sql`${accounts.disabledAt} is null and ${accounts.passwordHash} is not null`,
      ),
    )
    .limit(2)
  return able.length === 1 && able[0]?.id === id
}

async function update(
  transaction: Transaction,
  id: string,
  values: Parameters<ReturnType<Transaction['update']>['set']>[0],
): Promise<Account> {
  const [account] = await transaction
    .update(accounts)
    .set(values)
    .where(eq(accounts.id, id))
    .returning()
  if (!account) throw new Error('An account disappeared while it was locked.')
  return account
}
