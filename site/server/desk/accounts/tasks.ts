/** What the operator does with accounts by commands, in the server or here. */
import type {Database, Orm} from '#server/platform/db/connect.ts'
import type {Log} from '#server/platform/log.ts'
import {isObject} from '#server/platform/parse-json.ts'
import {endSecondFactor} from '../access/second-factor.ts'
import {endOtherSessions, listSessions} from '../access/sessions.ts'
import {OPERATOR} from '../audit/audit-log.ts'
import {type Account, type AccountFacts, readFacts, readMail} from './account-facts.ts'
import {
  type Changed,
  changeAccount,
  disableAccount,
  enableAccount,
  findAccount,
  type ListedAccount,
  listAccounts,
  listed,
  PAGE,
  removeAccount,
} from './accounts.ts'
import {changeMail} from './change-mail.ts'
import {type Invited, invite, inviteAgain, linkOf} from './invitations.ts'
import {type LinkPost, sendLink} from './send-link.ts'
import {sayFact, sayProblem} from './task-words.ts'

/** As it comes from a server: moments are texts. */
type Sent<Row> = {
  [Name in keyof Row]: Row[Name] extends Date
    ? string
    : Row[Name] extends Date | null
      ? string | null
      : Row[Name]
}

export type SentAccount = Sent<ListedAccount>

export interface SentSession {
  device: string
  createdAt: string
  seenAt: string
}

export type AccountResult =
  /** It was not done, and why. */
  | {problem: string}
  | {list: SentAccount[]}
  /** `isNotified`: whether a changed address' previous one got the mail about it. */
  | {account: SentAccount; isNotified?: boolean}
  /** `link`: no mail brings it. */
  | {invited: SentAccount; link?: string}
  | {sessions: SentSession[]}
  | {ended: number}

export interface AccountDesk extends LinkPost {
  database: Pick<Database, 'ready'>
  log: Pick<Log, 'info' | 'warn'>
}

/** `{task, mail, facts}`, of which nothing has been looked at. */
export async function performAccountTask(
  order: unknown,
  desk: AccountDesk,
): Promise<AccountResult> {
  const {task, mail: given, facts: givenFacts} = isObject(order) ? order : {}
  const orm = await desk.database.ready()
  if (task === 'list') return {list: await listAll(orm)}
  const read = readMail(given)
  if ('problem' in read) return {problem: sayFact('mail', given)}
  const facts: Record<string, unknown> = isObject(givenFacts) ? givenFacts : {}
  const {mail} = read
  const account = await findAccount(orm, {mail})
  const said = task === 'add' ? {name: nameOf(mail), ...facts} : facts
  const checked = await readFacts(orm, said, account?.id)
  if ('problem' in checked) {
    const {problem} = checked
    return {problem: sayFact(problem, said[problem === 'name-taken' ? 'name' : problem])}
  }
  if (task === 'add') return add(orm, desk, mail, checked.facts)
  if (!account) return {problem: sayProblem('unknown', mail)}
  if (task === 'sessions') {
    return {sessions: (await listSessions(orm, account.id)).map(sentSession)}
  }
  const result = await (task === 'mail'
    ? move(orm, desk, account, facts.mail)
    : ofOne(orm, desk, {task, account, facts: checked.facts}))
  if (!('problem' in result)) desk.log.info({account: account.id, task}, CHANGED)
  return result
}

const CHANGED = 'accounts of the desk changed'

interface Order {
  task: unknown
  account: Account
  facts: AccountFacts
}

async function ofOne(orm: Orm, desk: AccountDesk, order: Order): Promise<AccountResult> {
  const {task, account, facts} = order
  const {id, mail} = account
  switch (task) {
    case 'invite': {
      const invited = await inviteAgain(orm, id, OPERATOR)
      return invited ? handOver(invited, desk) : {problem: sayProblem('disabled', mail)}
    }
    case 'change':
      return shown(mail, await changeAccount(orm, id, facts, OPERATOR))
    case 'disable':
      return shown(mail, await disableAccount(orm, id, OPERATOR))
    case 'enable':
      return shown(mail, await enableAccount(orm, id, OPERATOR))
    case 'remove':
      return shown(mail, await removeAccount(orm, id, OPERATOR))
    case 'reset-second-factor': {
      const isEnded = await endSecondFactor(orm, id, OPERATOR)
      return isEnded ? {account: sent(account)} : {problem: sayProblem('no-second-factor', mail)}
    }
    case 'end-sessions':
      return {ended: await endOtherSessions(orm, {account: id}, OPERATOR)}
    default:
      return {problem: 'There is no such task.'}
  }
}

async function move(
  orm: Orm,
  desk: AccountDesk,
  {id, mail: former}: Account,
  given: unknown,
): Promise<AccountResult> {
  const read = readMail(given)
  if ('problem' in read) return {problem: sayFact('mail', given)}
  const changed = await changeMail(orm, {id, ...read}, OPERATOR, desk)
  if ('problem' in changed) {
    const named = changed.problem === 'unknown' ? former : read.mail
    return {problem: sayProblem(changed.problem, named)}
  }
  return {account: sent(changed.account), isNotified: changed.isNotified}
}

async function add(
  orm: Orm,
  desk: AccountDesk,
  mail: string,
  {role, name, ...facts}: AccountFacts,
): Promise<AccountResult> {
  if (!role) return {problem: sayFact('role', undefined)}
  if (!name) return {problem: sayFact('name', name)}
  const invited = await invite(orm, {mail, name, role, ...facts}, OPERATOR)
  if ('problem' in invited) return {problem: sayProblem(invited.problem, mail)}
  desk.log.info({account: invited.account.id, task: 'add'}, CHANGED)
  return handOver(invited, desk)
}

/** `layla.haddad@…` is probably Layla Haddad. */
const nameOf = (mail: string) =>
  mail
    .slice(0, mail.indexOf('@'))
    .split(/[._-]+/)
    .filter(Boolean)
    .map(part => part[0]?.toUpperCase() + part.slice(1))
    .join(' ')

async function handOver(invited: Invited, desk: AccountDesk): Promise<AccountResult> {
  const account = sent(invited.account)
  if (await sendLink(invited, desk)) return {invited: account}
  return {invited: account, link: linkOf(desk.siteUrl, invited.token)}
}

async function listAll(orm: Orm) {
  const all: ListedAccount[] = []
  for (;;) {
    const page = await listAccounts(orm, all.at(-1)?.mail)
    all.push(...page.slice(0, PAGE))
    if (page.length <= PAGE) return all.map(asSent)
  }
}

const shown = (mail: string, changed: Changed): AccountResult =>
  'problem' in changed
    ? {problem: sayProblem(changed.problem, mail)}
    : {account: sent(changed.account)}

const sent = (account: Account) => asSent(listed(account))

const asSent = (account: ListedAccount): SentAccount => ({
  ...account,
  createdAt: account.createdAt.toISOString(),
  lastSignInAt: account.lastSignInAt?.toISOString() ?? null,
})

const sentSession = ({
  device,
  createdAt,
  seenAt,
}: {
  device: string
  createdAt: Date
  seenAt: Date
}) => ({
  ...{device, createdAt: createdAt.toISOString(), seenAt: seenAt.toISOString()},
})
