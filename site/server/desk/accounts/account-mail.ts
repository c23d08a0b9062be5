/** Mail to people of the desk, by the mail server that brings enquiries to the agency. */

import type {Log} from '#server/platform/log.ts'
import type {MailSettings} from '#server/platform/mail/settings.ts'
import {AUTOMATIC, openTransport} from '#server/platform/mail/transport.ts'
import {asNotDelivered} from '#server/platform/outbox/channel.ts'
import type {Account} from './account-facts.ts'

export interface AccountPost {
  /** Without it nothing is sent. */
  mail: MailSettings | undefined
  log: Pick<Log, 'warn'>
}

export interface Letter {
  subject: string
  text: string
}

/**
 * False: no mail server is set, or it did not take the mail. The log gets neither the address nor
 * what the letter says, but `what` it is.
 */
export async function sendLetter(
  account: Account,
  letter: Letter,
  what: string,
  {mail, log}: AccountPost,
): Promise<boolean> {
  if (!mail) return false
  const transport = openTransport(mail)
  try {
    const {rejected} = await transport.sendMail({to: account.mail, ...letter, headers: AUTOMATIC})
    return rejected.length === 0
  } catch (error) {
    const reason = asNotDelivered(error).message
    log.warn({account: account.id, reason}, `${what} failed`)
    return false
  } finally {
    transport.close()
  }
}
