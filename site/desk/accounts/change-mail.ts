/** Changes the mail address of an account, and notifies the previous address. */
import {and, eq, ne} from 'drizzle-orm'
import {endOtherSessions} from '#desk/access/sessions.ts'
import {type Actor, audit} from '#desk/audit/audit-log.ts'
import {accounts} from '#desk/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Account} from './account-facts.ts'
import {type AccountPost, sendLetter} from './account-mail.ts'
import {findAccount} from './accounts.ts'
import {movedLetterOf} from './letters.ts'
import {endRequestedLinks} from './requested-links.ts'

export type MailChanged =
  /** `isNotified`: the previous address got a mail that says so. */
  {account: Account; isNotified: boolean} | {problem: 'unknown' | 'mail-taken'}

/** Ends its sessions, and links sent to the previous address. `mail` is that of `readMail`. */
export async function changeMail(
  orm: Orm,
  {id, mail}: {id: string; mail: string},
  actor: Actor,
  post: AccountPost,
): Promise<MailChanged> {
  const changed = await orm.transaction(async transaction => {
    // When two take the same address at once, the second waits and finds it taken.
    await transaction.select({id: accounts.id}).from(accounts).orderBy(accounts.id).for('update')
    const before = await findAccount(transaction, {id})
    if (!before) return {problem: 'unknown' as const}
    if (before.mail === mail) return {account: before, before}
    const taken = and(eq(accounts.mail, mail), ne(accounts.id, id))
    if (await transaction.$count(accounts, taken)) return {problem: 'mail-taken' as const}
    await endOtherSessions(transaction, {account: id}, actor)
    await endRequestedLinks(transaction, id)
    const set = {mail, inviteHash: null, inviteExpiresAt: null}
    const where = eq(accounts.id, id)
    const [account] = await transaction.update(accounts).set(set).where(where).returning()
    // Addresses are personal data, which the log does not hold.
    await audit(transaction, actor, {action: 'account.mail', subject: id})
    return {account: account ?? before, before}
  })
  if (changed.problem) return {problem: changed.problem}
  const {account, before} = changed
  return {account, isNotified: account.mail === before.mail || (await notify(before, post))}
}

/** The mail does not name the new address, which is not disclosed to readers of the previous one. */
const notify = (before: Account, post: AccountPost) =>
  sendLetter(before, movedLetterOf(before, post.agency), 'mail about a changed address', post)
