/**
 * Sends a lead by mail. It may arrive twice, when the acknowledgement was lost: the `Message-ID`,
 * made of the lead's id, is the same each time.
 */

import {answerableAddress} from '#kit/typed/mail-address.ts'
import type {Log} from '#server/platform/log.ts'
import type {Mailer} from '#server/platform/mail/mailer.ts'
import type {MailSettings} from '#server/platform/mail/settings.ts'
import type {HomeRecord} from '../homes.ts'
import type {Recipient} from '../hooks.ts'
import type {LeadRow} from '../lead-store.ts'
import {letterOf} from './letter.ts'
import type {LeadChannel} from './settings.ts'

const TIMEOUT_MS = 60_000
const CONCURRENCY = 2

export interface MailContext {
  siteUrl: string
  /** The record of the home that an enquiry is about. */
  findHome: (slug: string | null) => Promise<HomeRecord | undefined>
}

export interface AgentMailContext extends MailContext {
  findRecipients: (lead: string) => Promise<Recipient[]>
}

export function mailChannel(
  mailer: Mailer,
  {to}: Pick<MailSettings, 'to'>,
  log: Log,
  {siteUrl, findHome}: MailContext,
): LeadChannel {
  return {
    name: 'mail',
    concurrency: CONCURRENCY,
    timeoutMs: TIMEOUT_MS,
    async deliver(lead, signal) {
      const home = await findHome(lead.property)
      const {rejected} = await mailer.send({
        to,
        ...letterOf(lead, {siteUrl, home}),
        ...replyTo(lead),
        id: lead.id,
        signal,
      })
      // Somebody has it; the others would get it twice by another try.
      if (rejected) {
        log.warn({lead: lead.id, rejected}, 'mail server rejected some recipients of LEADS_MAIL_TO')
      }
    },
  }
}

/** The same to the person whose enquiry it is, each in the language of that desk. */
export function agentChannel(
  mailer: Mailer,
  {siteUrl, findHome, findRecipients}: AgentMailContext,
): LeadChannel {
  return {
    name: 'agent',
    concurrency: CONCURRENCY,
    timeoutMs: TIMEOUT_MS,
    async deliver(lead, signal) {
      const letter = letterOf(lead, {siteUrl, home: await findHome(lead.property)})
      for (const {mail, opening} of await findRecipients(lead.id)) {
        await mailer.send({
          to: mail,
          subject: `${opening} – ${letter.subject}`,
          text: `${opening}\n\n${letter.text}`,
          html: letter.html,
          ...replyTo(lead),
          id: `${lead.id}.${lead.assignee ?? 'agent'}.${mail.replace('@', '.at.')}`,
          signal,
        })
      }
    },
  }
}

function replyTo({email}: LeadRow) {
  const address = answerableAddress(email ?? '')
  return address ? {replyTo: address} : {}
}
