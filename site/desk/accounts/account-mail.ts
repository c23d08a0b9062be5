/** Mail to people of the desk, by the mail server that brings enquiries to the agency. */
import type {Log} from '#server/platform/log.ts'
import type {Mailer} from '#server/platform/mail/mailer.ts'
import {asNotDelivered} from '#server/platform/outbox/kind.ts'
import type {Account} from './account-facts.ts'
import {type Invited, linkOf} from './invitations.ts'
import {letterOf} from './letters.ts'

export interface AccountPost {
  /** The name that letters give the agency. */
  agency: string
  /** Without it nothing is sent. */
  mailer: Mailer | undefined
  log: Pick<Log, 'warn'>
}

export interface Letter {
  subject: string
  text: string
}

/**
 * False: no mail server is set, or it did not take the mail. Not by the outbox: the sender has to
 * know at once, and a link is stored as its hash only. The log gets neither the address nor what
 * the letter says, but `what` it is.
 */
export async function sendLetter(
  account: Account,
  letter: Letter,
  what: string,
  {mailer, log}: Omit<AccountPost, 'agency'>,
): Promise<boolean> {
  if (!mailer) return false
  try {
    const {rejected} = await mailer.send({to: account.mail, ...letter})
    return rejected === 0
  } catch (error) {
    const reason = asNotDelivered(error).message
    log.warn({account: account.id, reason}, `${what} failed`)
    return false
  }
}

/** Sends somebody a link to the desk. False: it has to be handed over in another way. */
export function sendLink(
  {account, token}: Invited,
  {siteUrl, ...post}: AccountPost & {siteUrl: string},
) {
  const kind = account.passwordHash ? 'forgotten' : 'invitation'
  const letter = letterOf(kind, account, post.agency, linkOf(siteUrl, token))
  return sendLetter(account, letter, 'mail with a link to the desk', post)
}
