/** Sends somebody a link by the mail server that brings enquiries to the agency. */
import {asNotDelivered} from '../../leads/delivery/channel.ts'
import type {MailSettings} from '../../leads/delivery/settings.ts'
import {AUTOMATIC, openTransport} from '../../leads/delivery/transport.ts'
import type {Log} from '../../platform/log.ts'
import {type Invited, linkOf} from './invitations.ts'
import {letterOf} from './letters.ts'

export interface LinkPost {
  siteUrl: string
  /** Without it nothing is sent. */
  mail: MailSettings | undefined
  log: Pick<Log, 'warn'>
}

/**
 * False: no mail server is set, or it did not take the mail, and the link has to be handed over in
 * another way. The log gets neither the address nor the link.
 */
export async function sendLink({account, token}: Invited, {siteUrl, mail, log}: LinkPost) {
  if (!mail) return false
  const transport = openTransport(mail)
  try {
    const kind = account.passwordHash ? 'forgotten' : 'invitation'
    const letter = letterOf(kind, account, linkOf(siteUrl, token))
    const {rejected} = await transport.sendMail({to: account.mail, ...letter, headers: AUTOMATIC})
    return rejected.length === 0
  } catch (error) {
    const reason = asNotDelivered(error).message
    log.warn({account: account.id, reason}, 'mail with a link to the desk failed')
    return false
  } finally {
    transport.close()
  }
}
