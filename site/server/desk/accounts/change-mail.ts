/** Another mail address of an account, by somebody who looks after accounts; the former one is told. */
import {and, eq, ne} from 'drizzle-orm'
import {agency} from '../../../../widgets/shared/agency.ts'
import {asNotDelivered} from '../../leads/delivery/channel.ts'
import {AUTOMATIC, openTransport} from '../../leads/delivery/transport.ts'
import type {Orm} from '../../platform/db/connect.ts'
import {accounts} from '../../platform/db/desk-schema.ts'
import {endOtherSessions} from '../access/sessions.ts'
import {type Actor, audit} from '../audit/audit-log.ts'
import type {Account} from './account-facts.ts'
import {findAccount} from './accounts.ts'
import {movedLetterOf} from './moved-letter.ts'
import type {LinkPost} from './send-link.ts'

export type MailChanged =
  /** `isTold`: the former address got a mail that says so. */
  {account: Account; isTold: boolean} | {problem: 'unknown' | 'mail-taken'}

/** Its sessions end, and links that went to the former address. `mail` is that of `readMail`. */
export async function changeMail(
  orm: Orm,
  {id, mail}: {id: string; mail: string},
  actor: Actor,
  post: LinkPost,
): Promise<MailChanged> {
  const changed = await orm.transaction(async transaction => {
    // Of two that take the same address at once, the second waits and finds it taken.
    await transaction.select({id: accounts.id}).from(accounts).orderBy(accounts.id).for('update')
    const before = await findAccount(transaction, {id})
    if (!before) return {problem: 'unknown' as const}
    if (before.mail === mail) return {account: before, before}
    const taken = and(eq(accounts.mail, mail), ne(accounts.id, id))
    if (await transaction.$count(accounts, taken)) return {problem: 'mail-taken' as const}
    await endOtherSessions(transaction, {account: id}, actor)
    const set = {mail, inviteHash: null, inviteExpiresAt: null}
    const where = eq(accounts.id, id)
    const [account] = await transaction.update(accounts).set(set).where(where).returning()
    // Addresses are personal data, which the log does not hold.
    await audit(transaction, actor, {action: 'account.mail', subject: id})
    return {account: account ?? before, before}
  })
  if (changed.problem) return {problem: changed.problem}
  const {account, before} = changed
  return {account, isTold: account.mail === before.mail || (await tell(before, post))}
}

/** The new address is not named: whoever has the former one need not know it. */
async function tell(before: Account, {mail, log}: LinkPost): Promise<boolean> {
  if (!mail) return false
  const transport = openTransport(mail)
  try {
    const letter = movedLetterOf(before, agency.name)
    const {rejected} = await transport.sendMail({to: before.mail, ...letter, headers: AUTOMATIC})
    return rejected.length === 0
  } catch (error) {
    const reason = asNotDelivered(error).message
    log.warn({account: before.id, reason}, 'mail about a changed address failed')
    return false
  } finally {
    transport.close()
  }
}
